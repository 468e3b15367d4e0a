// SPDX-License-Identifier: GPL-3.0-or-later
// The headers that nearly every source of the application and its tests reads.
#pragma once
#include <QAbstractListModel>
#include <QGuiApplication>
#include <QImage>
#include <QObject>
#include <QPainter>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <QStringList>
#include <QtConcurrent>
#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>
