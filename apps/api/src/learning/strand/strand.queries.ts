import { and, eq, gt, isNotNull, lte, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { files } from '../../platform/db/schema/file.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'

/** The lessons that a person has finished, in that order, with their categories; only until a time if one is given. */
export function listFinishedLessons(db: Connection, userId: string, until?: Date) {
  return db
    .select({ category: { id: categories.id, slug: categories.slug, name: categories.name } })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(onlineMasterclasses, eq(onlineMasterclasses.id, lessons.onlineMasterclassId))
    .innerJoin(
      categories,
      eq(categories.id, sql`coalesce(${courses.categoryId}, ${onlineMasterclasses.categoryId})`),
    )
    .where(
      and(
        eq(lessonProgress.userId, userId),
        isNotNull(lessonProgress.doneAt),
        ...(until ? [lte(lessonProgress.doneAt, until)] : []),
      ),
    )
    .orderBy(lessonProgress.doneAt, lessonProgress.id)
}

/** The stored loop of a person with a name, that has not expired. */
export async function findLoop(
  db: Connection,
  { ownerId, name, now }: { ownerId: string; name: string; now: Date },
) {
  const [found] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.purpose, 'strand-loop'),
        eq(files.name, name),
        gt(files.expiresAt, now),
      ),
    )
    .limit(1)
  return found
}
