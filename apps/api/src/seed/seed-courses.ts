import { setPopularity } from '../catalogue/popularity/popularity.queries.ts'
import { courseEducators, courses } from '../platform/db/schema/course.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the courses. The newest alternate between the categories, so that the first page has all of them. */
export async function seedCourses({ db, sample, now }: SeedContext): Promise<void> {
  await db.insert(courses).values(
    interleaveCategories(sample).map((course, index) => ({
      id: seedId('course', course.slug),
      slug: course.slug,
      categoryId: seedId('category', course.category),
      level: course.level,
      price: course.price,
      discountedPrice: course.discounted_price,
      name: course.name,
      summary: course.summary,
      description: course.description,
      outcomes: course.outcomes,
      createdAt: daysBefore(now, 3 + index * 9),
      publishedAt: daysBefore(now, 3 + index * 9),
    })),
  )
  await db.insert(courseEducators).values(
    sample.courses.flatMap((course) =>
      course.educators.map((person, index) => ({
        courseId: seedId('course', course.slug),
        userId: seedId('user', person),
        position: index + 1,
      })),
    ),
  )
  await setPopularity(
    db,
    sample.courses.map(({ slug, popularity }) => ({
      kind: 'course',
      productId: seedId('course', slug),
      score: popularity,
    })),
  )
}

function interleaveCategories({ courses: all, categories }: Sample): Sample['courses'] {
  const byCategory = categories.map(({ slug }) =>
    all.filter((course) => course.category === slug).toSorted((a, b) => b.popularity - a.popularity),
  )
  const longest = Math.max(...byCategory.map((list) => list.length))
  return Array.from({ length: longest }, (_, round) =>
    byCategory.flatMap((list) => list.slice(round, round + 1)),
  ).flat()
}
