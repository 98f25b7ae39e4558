import { lessons } from '../platform/db/schema/lesson.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

type SampleLesson = Sample['courses'][number]['lessons'][number]

const mediaTypes = { video: 'video/mp4', text: 'text/html' } as const

/** The rows of the lessons of one course or masterclass, in order. */
function lessonRows(
  parent: { courseId: string } | { onlineMasterclassId: string },
  noun: 'course' | 'online-masterclass',
  slug: string,
  plan: SampleLesson[],
): (typeof lessons.$inferInsert)[] {
  return plan.map((lesson, index) => ({
    id: seedId('lesson', noun, slug, lesson.slug),
    ...parent,
    slug: lesson.slug,
    position: index + 1,
    resourceType: mediaTypes[lesson.type],
    duration: lesson.duration,
    isFree: lesson.free,
    name: lesson.name,
  }))
}

/** Inserts the lessons of courses and online masterclasses. */
export async function seedLessons({ db, sample }: SeedContext): Promise<void> {
  await db
    .insert(lessons)
    .values([
      ...sample.courses.flatMap(({ slug, lessons: plan }) =>
        lessonRows({ courseId: seedId('course', slug) }, 'course', slug, plan),
      ),
      ...sample.onlineMasterclasses.flatMap(({ slug, lessons: plan }) =>
        lessonRows(
          { onlineMasterclassId: seedId('online-masterclass', slug) },
          'online-masterclass',
          slug,
          plan,
        ),
      ),
    ])
}
