import { and, asc, desc, eq, gt, inArray, lte, max, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { contentRevisions, documentPresences, drafts } from '../db/schema/document.ts'
import { users } from '../db/schema/user.ts'
import { fullNameOf } from '../person/full-name.ts'

/** What a document is about. */
export type Subject = { type: string; id: string }

export type DraftRow = typeof drafts.$inferSelect

const isAbout = ({ type, id }: Subject) => and(eq(drafts.subjectType, type), eq(drafts.subjectId, id))

const isRevisionOf = ({ type, id }: Subject) =>
  and(eq(contentRevisions.subjectType, type), eq(contentRevisions.subjectId, id))

const isPresenceAt = ({ type, id }: Subject) =>
  and(eq(documentPresences.subjectType, type), eq(documentPresences.subjectId, id))

/** The draft of a thing; undefined if nothing was ever changed in it. */
export async function findDraft(db: Connection, subject: Subject): Promise<DraftRow | undefined> {
  const [found] = await db.select().from(drafts).where(isAbout(subject))
  return found
}

/** The draft of a thing, locked until the transaction ends; undefined if it has none. */
export async function lockDraft(db: Connection, subject: Subject): Promise<DraftRow | undefined> {
  const [found] = await db.select().from(drafts).where(isAbout(subject)).for('update')
  return found
}

/** Adds a draft; one that is there stays as it is. Returns whether it is new. */
export async function insertDraft(db: Connection, draft: typeof drafts.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(drafts)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: drafts.subjectId })
  return inserted.length > 0
}

export async function updateDraft(
  db: Connection,
  subject: Subject,
  values: Partial<typeof drafts.$inferInsert>,
): Promise<void> {
  await db.update(drafts).set(values).where(isAbout(subject))
}

/** Deletes a draft with its former publications. */
export async function deleteDraft(db: Connection, subject: Subject): Promise<void> {
  await db.delete(drafts).where(isAbout(subject))
  await db.delete(contentRevisions).where(isRevisionOf(subject))
  await db.delete(documentPresences).where(isPresenceAt(subject))
}

/** The drafts whose time has come. */
export function listDueDrafts(db: Connection, now: Date): Promise<Subject[]> {
  return db
    .select({ type: drafts.subjectType, id: drafts.subjectId })
    .from(drafts)
    .where(lte(drafts.scheduledAt, now))
    .orderBy(asc(drafts.scheduledAt))
}

/** Adds a publication after the last one. */
export async function insertRevision(
  db: Connection,
  { type, id }: Subject,
  values: Pick<typeof contentRevisions.$inferInsert, 'data' | 'publishedAt' | 'publishedBy' | 'note'>,
): Promise<void> {
  const next = sql<number>`(select coalesce(max(${contentRevisions.number}), 0) + 1 from ${contentRevisions}
    where ${isRevisionOf({ type, id })})`
  await db.insert(contentRevisions).values({ subjectType: type, subjectId: id, number: next, ...values })
}

/** The publications of a thing, the newest first, without what was published. */
export function listRevisions(db: Connection, subject: Subject) {
  const { number, publishedAt, publishedBy, note } = contentRevisions
  return db
    .select({ number, publishedAt, publishedBy, note })
    .from(contentRevisions)
    .where(isRevisionOf(subject))
    .orderBy(desc(number))
}

/** What was published; without a number the last time. */
export async function findRevision(
  db: Connection,
  subject: Subject,
  number?: number,
): Promise<{ data: unknown } | undefined> {
  const last = db
    .select({ last: max(contentRevisions.number) })
    .from(contentRevisions)
    .where(isRevisionOf(subject))
  const [found] = await db
    .select({ data: contentRevisions.data })
    .from(contentRevisions)
    .where(and(isRevisionOf(subject), eq(contentRevisions.number, number ?? sql`(${last})`)))
  return found
}

/** Who has a document open since a time, and where, without the viewer. */
export function listPresences(db: Connection, subject: Subject, since: Date) {
  const { userId, path, seenAt } = documentPresences
  return db
    .select({ userId, path, seenAt })
    .from(documentPresences)
    .where(and(isPresenceAt(subject), gt(seenAt, since)))
    .orderBy(asc(seenAt), asc(userId))
}

/** Notes a sign of life of an editor. */
export async function savePresence(
  db: Connection,
  { type, id }: Subject,
  presence: { userId: string; path: string | null; seenAt: Date },
): Promise<void> {
  await db
    .insert(documentPresences)
    .values({ subjectType: type, subjectId: id, ...presence })
    .onConflictDoUpdate({
      target: [documentPresences.subjectType, documentPresences.subjectId, documentPresences.userId],
      set: { path: presence.path, seenAt: presence.seenAt },
    })
}

export async function deletePresence(db: Connection, subject: Subject, userId: string): Promise<void> {
  await db.delete(documentPresences).where(and(isPresenceAt(subject), eq(documentPresences.userId, userId)))
}

/** Deletes signs of life from before a time. */
export async function deletePresencesBefore(db: Connection, time: Date): Promise<void> {
  await db.delete(documentPresences).where(lte(documentPresences.seenAt, time))
}

/** An editor as colleagues see them. */
export type Editor = { id: string; full_name: string }

/** Editors by id; deleted ones are missing. */
export async function findEditors(
  db: Connection,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Editor>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const found = await db.select({ id, firstName, lastName }).from(users).where(inArray(id, wanted))
  return new Map(found.map((user) => [user.id, { id: user.id, full_name: fullNameOf(user) }]))
}
