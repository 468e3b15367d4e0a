// SPDX-License-Identifier: GPL-3.0-or-later
// The headers that nearly every source of the application and its tests reads.
#pragma once
#include <QAbstractListModel>
#include <QGuiApplication>
#include <QObject>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <QStringList>
