import { lessonProgress } from '../platform/db/schema/lesson.ts'
import { daysBefore } from './relative-dates.ts'
import { clipSeconds } from './seed-media.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

const learner = 'ana-diaz'

/** Inserts what the sample's learner has watched of her purchases; see `seedPurchases`. */
export async function seedLessonProgress({ db, sample, now }: SeedContext): Promise<void> {
  const plan = (slug: string) => sample.courses.find((course) => course.slug === slug)?.lessons ?? []
  const program = sample.programs.find(({ slug }) => slug === 'the-complete-cutter')?.courses ?? []
  const masterclass = 'the-editorial-knot'
  const knot = sample.onlineMasterclasses.find(({ slug }) => slug === masterclass)?.lessons ?? []
  const ofCourse = (slug: string, lessonCount: number, ago: number) =>
    done('course', slug, plan(slug).slice(0, lessonCount), daysBefore(now, ago))
  await db
    .insert(lessonProgress)
    .values([
      ...ofCourse('freehand-balayage', 3, 2),
      ...ofCourse('copper-in-three-formulas', Infinity, 5),
      ...ofCourse('natural-curls-no-heat', 2, 12),
      ...ofCourse('fishtail-from-fine-hair', 1, 30),
      ...program.flatMap((slug) => ofCourse(slug, Infinity, 3)),
      ...done('online-masterclass', masterclass, knot.slice(0, 2), daysBefore(now, 1)),
    ])
}

type Lesson = Sample['courses'][number]['lessons'][number]

function done(noun: string, slug: string, lessons: Lesson[], doneAt: Date) {
  return lessons.map((lesson) => ({
    id: seedId('lesson-progress', learner, noun, slug, lesson.slug),
    userId: seedId('user', learner),
    lessonId: seedId('lesson', noun, slug, lesson.slug),
    ...(lesson.type === 'video'
      ? { watched: `{[0,${clipSeconds})}`, position: clipSeconds, positionAt: doneAt }
      : {}),
    doneAt,
    isDoneByHand: lesson.type !== 'video',
  }))
}
