import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import type { ViewerContext } from '../http/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import {
  listBadges,
  listCertificates,
  listComments,
  listDiscussions,
  listOrders,
  listPosts,
  listProducts,
} from './notification-subject.queries.ts'

/** What a notification is about, in its current state. */
export type NotificationSubject = { name: string; path: string | null }

type Found = { id: string; name: Localized | string; path: string | null }

type Loader = (db: Connection, ids: string[], reader: ViewerContext) => Promise<Found[]>

const loaders: Record<string, Loader> = {
  async post(db, ids, reader) {
    const rows = await listPosts(db, ids, reader)
    return rows.map(({ id, name, slug, publishedAt }) => ({
      id,
      name,
      path: publishedAt ? `/posts/${slug}` : `/posts/${slug}/edit`,
    }))
  },
  async comment(db, ids, reader) {
    const rows = await listComments(db, ids, reader)
    return rows.map(({ id, name, slug }) => ({
      id,
      name,
      path: `/posts/${slug}?comment=${id}#comment-${id}`,
    }))
  },
  async discussion(db, ids) {
    const rows = await listDiscussions(db, ids)
    return rows.map(({ id, name, type, slug }) => ({ id, name, path: `/discussions/${type}/${slug}` }))
  },
  async certificate(db, ids) {
    const rows = await listCertificates(db, ids)
    return rows.map(({ id, content, code }) => ({ id, name: content.title, path: `/certificates/${code}` }))
  },
  async badge(db, ids) {
    const rows = await listBadges(db, ids)
    return rows.map(({ id, name }) => ({ id, name, path: '/profile' }))
  },
  async order(db, ids) {
    const rows = await listOrders(db, ids)
    return rows.map(({ id, number }) => ({ id, name: number, path: `/orders/${id}` }))
  },
  async program(db, ids) {
    const rows = await listProducts(db, 'program', ids)
    return rows.map((row) => ({ ...row, path: `/profile/programs/${row.slug}/exam` }))
  },
  async course(db, ids) {
    const rows = await listProducts(db, 'course', ids)
    return rows.map((row) => ({ ...row, path: `/profile/courses/${row.slug}` }))
  },
  async 'online-masterclass'(db, ids) {
    const rows = await listProducts(db, 'online-masterclass', ids)
    return rows.map((row) => ({ ...row, path: `/profile/online-masterclasses/${row.slug}` }))
  },
  async 'live-masterclass'(db, ids) {
    const rows = await listProducts(db, 'live-masterclass', ids)
    return rows.map((row) => ({ ...row, path: `/live-masterclasses/${row.slug}` }))
  },
  async conversation(_db, ids) {
    return ids.map((id) => ({ id, name: '', path: '/profile/messages' }))
  },
}

/** Loads the subjects of notifications in one query per type; one that was deleted or that the reader may not see is missing. */
export async function loadSubjects(
  db: Connection,
  rows: readonly { subjectType: string; subjectId: string }[],
  reader: ViewerContext,
): Promise<ReadonlyMap<string, NotificationSubject>> {
  const subjects = new Map<string, NotificationSubject>()
  for (const type of new Set(rows.map(({ subjectType }) => subjectType))) {
    const ids = rows.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId)
    for (const { id, name, path } of (await loaders[type]?.(db, ids, reader)) ?? []) {
      const text = typeof name === 'string' ? name : (name[localeOf(name, reader.locale)] ?? '')
      subjects.set(id, { name: text, path })
    }
  }
  return subjects
}
