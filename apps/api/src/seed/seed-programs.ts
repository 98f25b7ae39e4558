import { setPopularity } from '../catalogue/popularity/popularity.queries.ts'
import { programCourses, programs } from '../platform/db/schema/program.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the programs and their courses. */
export async function seedPrograms({ db, sample, now }: SeedContext): Promise<void> {
  await db.insert(programs).values(
    sample.programs.map((program, index) => ({
      id: seedId('program', program.slug),
      slug: program.slug,
      categoryId: seedId('category', mostFrequentCategory(program.courses, sample)),
      price: program.price,
      discountedPrice: program.discounted_price,
      name: program.name,
      summary: program.summary,
      description: program.description,
      createdAt: daysBefore(now, 12 + index * 21),
      publishedAt: daysBefore(now, 12 + index * 21),
    })),
  )
  await setPopularity(
    db,
    sample.programs.map(({ slug, popularity }) => ({
      kind: 'program',
      productId: seedId('program', slug),
      score: popularity,
    })),
  )
  await db.insert(programCourses).values(
    sample.programs.flatMap((program) =>
      program.courses.map((course, index) => ({
        programId: seedId('program', program.slug),
        courseId: seedId('course', course),
        position: index + 1,
      })),
    ),
  )
}

function mostFrequentCategory(slugs: string[], sample: Sample): string {
  const categories = slugs.map(
    (slug) => sample.courses.find((course) => course.slug === slug)?.category ?? '',
  )
  const frequency = (category: string) => categories.filter((candidate) => candidate === category).length
  return categories.toSorted((a, b) => frequency(b) - frequency(a))[0] ?? ''
}
