import type { Locale } from '@chignon/contract/platform/locale'
import { and, asc, count, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { notes } from '../../platform/db/schema/note.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'

export type NoteRow = typeof notes.$inferSelect

/** A page of a person's notes of a lesson, by moment. */
export function listNotes(
  db: Connection,
  { userId, lessonId }: { userId: string; lessonId: string },
  pageParams: PageParams,
) {
  const where = and(eq(notes.userId, userId), eq(notes.lessonId, lessonId))
  const counted = db.select({ total: count() }).from(notes).where(where)
  const rows = db
    .select({ note: notes, total: totalOf(counted) })
    .from(notes)
    .where(where)
    .orderBy(asc(notes.moment), asc(notes.createdAt), notes.id)
  return paginate(pageParams, rows, counted)
}

/** How many notes a person has in a lesson. */
export async function countNotes(db: Connection, userId: string, lessonId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(notes)
    .where(and(eq(notes.userId, userId), eq(notes.lessonId, lessonId)))
  return counted?.total ?? 0
}

/** A note by its id, of any person. */
export async function findNote(db: Connection, noteId: string): Promise<NoteRow | undefined> {
  const [found] = await db.select().from(notes).where(eq(notes.id, noteId)).limit(1)
  return found
}

/** Stores a note, or changes it if its id is stored for the same person; undefined if it belongs to another one. */
export async function upsertNote(
  db: Connection,
  note: Omit<NoteRow, 'createdAt'>,
  now: Date,
): Promise<NoteRow | undefined> {
  const [row] = await db
    .insert(notes)
    .values({ ...note, createdAt: now })
    .onConflictDoUpdate({
      target: notes.id,
      set: { moment: note.moment, text: note.text, updatedAt: note.updatedAt },
      setWhere: sql`${notes.userId} = excluded.user_id and ${notes.lessonId} = excluded.lesson_id`,
    })
    .returning()
  return row
}

/** Deletes a person's note; false if there is none. */
export async function deleteNote(db: Connection, userId: string, noteId: string): Promise<boolean> {
  const deleted = await db
    .delete(notes)
    .where(and(eq(notes.id, noteId), eq(notes.userId, userId)))
    .returning({ id: notes.id })
  return deleted.length > 0
}

/** Which notes to export: of one lesson, course or online masterclass; otherwise all. */
export type ExportFilter = {
  lessonId?: string | undefined
  courseId?: string | undefined
  onlineMasterclassId?: string | undefined
}

/** A person's notes with the names of their lessons, in the order of the plans. */
export function listExportedNotes(
  db: Connection,
  userId: string,
  { lessonId, courseId, onlineMasterclassId }: ExportFilter,
  locale: Locale,
) {
  const parentName = sql<string>`coalesce(${inLocale(courses.name, locale)}, ${inLocale(onlineMasterclasses.name, locale)})`
  return db
    .select({
      moment: notes.moment,
      text: notes.text,
      lessonId: notes.lessonId,
      lessonName: inLocale(lessons.name, locale),
      lessonPosition: lessons.position,
      parentId: sql<string>`coalesce(${lessons.courseId}, ${lessons.onlineMasterclassId})`,
      parentName,
    })
    .from(notes)
    .innerJoin(lessons, eq(lessons.id, notes.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(onlineMasterclasses, eq(onlineMasterclasses.id, lessons.onlineMasterclassId))
    .where(
      and(
        eq(notes.userId, userId),
        lessonId === undefined ? undefined : eq(notes.lessonId, lessonId),
        courseId === undefined ? undefined : eq(lessons.courseId, courseId),
        onlineMasterclassId === undefined ? undefined : eq(lessons.onlineMasterclassId, onlineMasterclassId),
      ),
    )
    .orderBy(
      parentName,
      sql`coalesce(${lessons.courseId}, ${lessons.onlineMasterclassId})`,
      lessons.position,
      notes.moment,
      notes.createdAt,
    )
}
