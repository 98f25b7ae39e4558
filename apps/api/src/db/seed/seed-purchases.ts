import { accessDays } from '@chignon/contract/business-rules'
import { accesses } from '../schema/access.ts'
import { lessonProgress } from '../schema/lesson.ts'
import { tickets } from '../schema/ticket.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

const learner = 'ana-diaz'
const userId = seedId('user', learner)

const boughtCourses = {
  begun: 'freehand-balayage',
  finished: 'copper-in-three-formulas',
  ending: 'natural-curls-no-heat',
  expired: 'fishtail-from-fine-hair',
}
// `ago`: days since the purchase.
const purchases = [
  { courseId: seedId('course', boughtCourses.begun), ago: 6, days: accessDays.course },
  { courseId: seedId('course', boughtCourses.finished), ago: 14, days: accessDays.course },
  { courseId: seedId('course', boughtCourses.ending), ago: 27, days: accessDays.course },
  { courseId: seedId('course', boughtCourses.expired), ago: 43, days: accessDays.course },
  { programId: seedId('program', 'the-complete-cutter'), ago: 25, days: accessDays.program },
  {
    onlineMasterclassId: seedId('online-masterclass', 'the-editorial-knot'),
    ago: 9,
    days: accessDays['online-masterclass'],
  },
]

/**
 * Inserts the purchases of the sample's learner: a course half done, one finished, one with three days left, one expired, a
 * program whose exam is ready, an online masterclass, and two tickets for the next event.
 */
export async function seedPurchases({ db, sample, now }: SeedContext): Promise<void> {
  await db.insert(accesses).values(
    purchases.map(({ ago, days, ...thing }, index) => ({
      id: seedId('access', learner, index),
      userId,
      ...thing,
      startsAt: daysBefore(now, ago),
      endsAt: daysAfter(now, days - ago),
      createdAt: daysBefore(now, ago),
    })),
  )
  await db.insert(lessonProgress).values(progressRows(sample, now))
  const event = 'the-anatomy-of-a-perfect-cut'
  const [first, second] = sample.liveMasterclasses.find(({ slug }) => slug === event)?.tickets ?? []
  const [extra] = sample.liveMasterclasses.find(({ slug }) => slug === event)?.packages ?? []
  if (!first) return
  const holders = [
    { holderName: 'Ana Díaz', holderEmail: 'learner@example.com', type: first, extra },
    { holderName: 'Mila Novak', holderEmail: 'new@example.com', type: second ?? first, extra: undefined },
  ]
  await db.insert(tickets).values(
    holders.map(({ holderName, holderEmail, type, extra: added }, index) => ({
      id: seedId('ticket', event, index),
      userId,
      ticketTypeId: seedId('ticket-type', event, type.slug),
      ticketPackageId: added ? seedId('ticket-package', event, added.slug) : null,
      code: seedId('ticket-code', event, index).slice(0, 13).toUpperCase(),
      holderName,
      holderEmail,
      createdAt: daysBefore(now, 4),
    })),
  )
}

type Lesson = Sample['courses'][number]['lessons'][number]

function progressRows(sample: Sample, now: Date): (typeof lessonProgress.$inferInsert)[] {
  const plan = (slug: string) => sample.courses.find((course) => course.slug === slug)?.lessons ?? []
  const complete = sample.programs.find(({ slug }) => slug === 'the-complete-cutter')?.courses ?? []
  const editorial =
    sample.onlineMasterclasses.find(({ slug }) => slug === 'the-editorial-knot')?.lessons ?? []
  return [
    ...done('course', boughtCourses.begun, plan(boughtCourses.begun).slice(0, 3), daysBefore(now, 2)),
    ...done('course', boughtCourses.finished, plan(boughtCourses.finished), daysBefore(now, 5)),
    ...done('course', boughtCourses.ending, plan(boughtCourses.ending).slice(0, 2), daysBefore(now, 12)),
    ...done('course', boughtCourses.expired, plan(boughtCourses.expired).slice(0, 1), daysBefore(now, 30)),
    ...complete.flatMap((slug) => done('course', slug, plan(slug), daysBefore(now, 3))),
    ...done('online-masterclass', 'the-editorial-knot', editorial.slice(0, 2), daysBefore(now, 1)),
  ]
}

function done(noun: string, slug: string, lessons: Lesson[], doneAt: Date) {
  return lessons.map((lesson) => ({
    id: seedId('lesson-progress', learner, noun, slug, lesson.slug),
    userId,
    lessonId: seedId('lesson', noun, slug, lesson.slug),
    watchedSeconds: lesson.duration,
    doneAt,
  }))
}
