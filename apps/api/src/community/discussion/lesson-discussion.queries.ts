import type { Discussion } from '@chignon/contract/community/discussion'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale, localeOfText } from '../../platform/db/localized.ts'
import { isPlanned } from '../../catalogue/lesson/lesson.queries.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { discussions } from '../../platform/db/schema/discussion.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import type { DiscussionRow } from './discussion.queries.ts'

/** The discussion of a lesson, named like the lesson; open and empty if it is not stored yet. Undefined without such a lesson. */
export async function findLessonDiscussion(
  db: Connection,
  lessonId: string,
  locale: Locale,
  now: Date,
): Promise<DiscussionRow | undefined> {
  const [found] = await db
    .select({
      id: lessons.id,
      locale: localeOfText(lessons.name, locale),
      name: inLocale(lessons.name, locale),
      about: sql<Discussion['about']>`coalesce(
        (select json_build_object('type', 'course', 'slug', ${courses.slug}, 'name', ${inLocale(courses.name, locale)})
          from ${courses} where ${courses.id} = ${lessons.courseId}),
        (select json_build_object('type', 'online-masterclass', 'slug', ${onlineMasterclasses.slug},
            'name', ${inLocale(onlineMasterclasses.name, locale)})
          from ${onlineMasterclasses} where ${onlineMasterclasses.id} = ${lessons.onlineMasterclassId}))`,
      isClosed: discussions.isClosed,
      publishedAt: discussions.publishedAt,
    })
    .from(lessons)
    .leftJoin(discussions, eq(discussions.lessonId, lessons.id))
    .where(and(eq(lessons.id, lessonId), isPlanned))
    .limit(1)
  if (!found) return undefined
  return {
    ...found,
    type: 'lesson',
    slug: found.id,
    // It has the name of the lesson.
    originalLocale: found.locale,
    body: '',
    author: null,
    isClosed: found.isClosed ?? false,
    publishedAt: found.publishedAt ?? now,
  }
}

/** Stores the discussion of a lesson, unless it is. */
export async function ensureLessonDiscussion(db: Connection, lessonId: string, now: Date): Promise<void> {
  await db.execute(sql`insert into ${discussions} (id, type, slug, lesson_id, name, body, published_at)
    select ${lessons.id}, 'lesson', ${lessons.id}::text, ${lessons.id}, ${lessons.name}, '{}'::jsonb, ${now.toISOString()}::timestamptz
    from ${lessons} where ${lessons.id} = ${lessonId} on conflict do nothing`)
}
