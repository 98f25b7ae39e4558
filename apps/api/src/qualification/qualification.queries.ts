import type { Named } from '@chignon/contract'
import { eq, sql } from 'drizzle-orm'
import type { Eyes } from '../course/course.queries.ts'
import type { Connection } from '../db/client.ts'
import { inLocale, namedIn } from '../db/localized.ts'
import { categories } from '../db/schema/category.ts'
import { courses } from '../db/schema/course.ts'
import { lessonProgress, lessons } from '../db/schema/lesson.ts'
import { qualifications } from '../db/schema/qualification.ts'

/** The qualifications in their order, each with its courses and the share of lessons the viewer did in each. */
export function listQualifications(db: Connection, { locale, viewerId }: Eyes) {
  return db
    .select({
      id: qualifications.id,
      slug: qualifications.slug,
      name: inLocale(qualifications.name, locale),
      description: inLocale(qualifications.description, locale),
      category: namedIn(categories, locale),
      courses: sql<
        Named[]
      >`(select coalesce(json_agg(${namedIn(courses, locale)} order by ${courses.popularity} desc), '[]')
        from ${courses} where ${courses.categoryId} = ${categories.id})`,
      shares: viewerId === null ? sql<number[]>`'[]'::json` : sharesOf(viewerId),
    })
    .from(qualifications)
    .innerJoin(categories, eq(categories.id, qualifications.categoryId))
    .orderBy(qualifications.position)
}

function sharesOf(viewerId: string) {
  return sql<number[]>`(select coalesce(json_agg(share), '[]') from (
    select count(${lessonProgress.doneAt})::float / count(*) as share
    from ${courses}
    join ${lessons} on ${lessons.courseId} = ${courses.id}
    left join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.userId} = ${viewerId}
    where ${courses.categoryId} = ${categories.id}
    group by ${courses.id}
  ) as shares)`
}
