import type { DocumentPresence } from '@chignon/contract/platform/document'
import { presenceSeconds } from '@chignon/contract/platform/document-rules'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { deletePresence, findEditors, listPresences, savePresence, type Subject } from './draft.queries.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'live'>

/** Notes that a member has a document open, and where; returns who else has (DOCUMENT-6). Colleagues hear of it if that is news. */
export function showPresence(
  { db, clock, live }: Parts,
  subject: Subject,
  { viewer, path }: { viewer: Member; path: string | null },
): Promise<DocumentPresence[]> {
  return db.transaction(async () => {
    const now = clock()
    const present = await listPresences(db(), subject, new Date(now.getTime() - presenceSeconds * 1000))
    const own = present.find(({ userId }) => userId === viewer.id)
    await savePresence(db(), subject, { userId: viewer.id, path, seenAt: now })
    if (!own || own.path !== path) await live.publish('staff', { type: 'document', id: subject.id })
    const others = present.filter(({ userId }) => userId !== viewer.id)
    const editors = await findEditors(
      db(),
      others.map(({ userId }) => userId),
    )
    return others.flatMap(({ userId, path: at, seenAt }) => {
      const person = editors.get(userId)
      return person ? [{ person, path: at, seen_at: seenAt.toISOString() }] : []
    })
  })
}

/** Notes that a member has closed a document. */
export function endPresence({ db, live }: Parts, subject: Subject, viewer: Member): Promise<void> {
  return db.transaction(async () => {
    await deletePresence(db(), subject, viewer.id)
    await live.publish('staff', { type: 'document', id: subject.id })
  })
}
