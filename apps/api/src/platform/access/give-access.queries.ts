import { eq, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { preparedInsert } from '../db/prepared-write.ts'
import { preparedOnce } from '../db/prepared.ts'
import { accesses } from '../db/schema/access.ts'
import { courses } from '../db/schema/course.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programs } from '../db/schema/program.ts'
import { accessEnd } from './access.queries.ts'

/** One product, as the columns of a line or an access. */
export type ProductKey = {
  courseId: string | null
  programId: string | null
  onlineMasterclassId: string | null
}

const courseEnd = preparedOnce('access-end-of-course', (db, name) =>
  db
    .select({ end: accessEnd('course', sql.placeholder('userId')) })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare(name),
)

const programEnd = preparedOnce('access-end-of-program', (db, name) =>
  db
    .select({ end: accessEnd('program', sql.placeholder('userId')) })
    .from(programs)
    .where(eq(programs.id, sql.placeholder('id')))
    .prepare(name),
)

const masterclassEnd = preparedOnce('access-end-of-masterclass', (db, name) =>
  db
    .select({ end: accessEnd('online-masterclass', sql.placeholder('userId')) })
    .from(onlineMasterclasses)
    .where(eq(onlineMasterclasses.id, sql.placeholder('id')))
    .prepare(name),
)

/** When a person's access to a product ends, of a course also through a program; null if never bought. */
export async function accessEndOf(
  db: Connection,
  userId: string,
  { courseId, programId, onlineMasterclassId }: ProductKey,
): Promise<Date | null> {
  const [row] = courseId
    ? await courseEnd(db).execute({ userId, id: courseId })
    : programId
      ? await programEnd(db).execute({ userId, id: programId })
      : onlineMasterclassId
        ? await masterclassEnd(db).execute({ userId, id: onlineMasterclassId })
        : []
  return row?.end ?? null
}

const accessInsert = preparedInsert('insert-access', accesses, (db, values, name) =>
  db.insert(accesses).values(values).prepare(name),
)

/** Inserts an access. */
export async function insertAccess(db: Connection, values: typeof accesses.$inferInsert): Promise<void> {
  await accessInsert(db, [values])
}
