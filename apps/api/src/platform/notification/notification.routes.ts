import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { chosenKinds } from '@chignon/contract/platform/notification-kinds'
import { keysetPaginationOf } from '../db/cursor.ts'
import { implement } from '../http/implement.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'
import { readSettings, saveSettings } from './notification-settings.queries.ts'
import { notificationMessages } from './notification.messages.ts'
import { presentNotifications } from './notification.present.ts'

export const notificationRoutes = implement(notificationEndpoints, {
  async list({ query, viewer, viewerContext, services: { db, notifications } }) {
    const { rows, total } = await notifications.list(viewer.id, query)
    const data = await presentNotifications(db(), rows, viewerContext)
    const entries = rows.map(({ id, createdAt }) => ({ id, at: createdAt }))
    return { data, pagination: keysetPaginationOf(query, { total, entries }) }
  },
  async unread({ viewer, services: { notifications } }) {
    return { data: { count: await notifications.countUnread(viewer.id) } }
  },
  async read({ params, viewer, locale, fail, services: { notifications } }) {
    if (!(await notifications.markRead(viewer.id, params.id))) fail(404)
    return { message: notificationMessages.read[locale] }
  },
  async readAll({ viewer, locale, services: { notifications } }) {
    await notifications.markAllRead(viewer.id)
    return { message: notificationMessages.allRead[locale] }
  },
  async settings({ viewer, services: { db } }) {
    return { data: await readSettings(db(), viewer.id) }
  },
  async saveSettings({ body, viewer, locale, services: { db } }) {
    await saveSettings(db(), viewer.id, body)
    return { message: notificationMessages.saved[locale] }
  },
  async unsubscribe({ params, locale, fail, services: { db } }) {
    const { userId, kinds } = (await readUnsubscribeToken(db, params.token)) ?? fail(404)
    const isDigest = kinds === 'daily'
    const settings = await readSettings(db(), userId)
    const ended = isDigest ? chosenKinds.filter((kind) => settings[kind] === 'daily') : [kinds]
    await saveSettings(db(), userId, Object.fromEntries(ended.map((kind) => [kind, 'never'])))
    return { message: notificationMessages.unsubscribed[locale] }
  },
})
