import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { presentProgress } from './progress.present.ts'
import { mergeProgress, recordOpening } from './progress.queries.ts'
import { recordedAt, secondsForDone, wholeRanges } from './progress.rules.ts'

const { db } = await openTestApp()
const duration = 120
const { lessons } = await makeCourse(db, { lessons: 1 })
const lessonId = lessons[0]?.id ?? ''
const hour = 60 * 60 * 1000

// What one device plays: ranges with fractions, also reversed and beyond the end, and a position at the end of each.
const playedRange = fc.tuple(
  fc.float({ min: 0, max: 150, noNaN: true }),
  fc.float({ min: 0, max: 150, noNaN: true }),
)
const device = fc.record({
  /** How wrong its clock is, in milliseconds. */
  skew: fc.integer({ min: -24 * hour, max: 24 * hour }),
  plays: fc.array(
    fc.record({
      watched: fc.array(playedRange, { maxLength: 4 }),
      afterMs: fc.integer({ min: 1, max: 60_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

type Save = { watched: [number, number][]; seconds: number; time: number; skew: number }

// The saves of all devices, in the order in which they were made.
function savesOf(
  devices: { skew: number; plays: { watched: [number, number][]; afterMs: number }[] }[],
): Save[] {
  const all = devices.flatMap(({ skew, plays }, index) => {
    let time = index
    return plays.map(({ watched, afterMs }) => {
      time += afterMs * devices.length
      return { watched, seconds: time % duration, time, skew }
    })
  })
  return all.toSorted((a, b) => a.time - b.time)
}

test('ranges and positions of two devices give the same result in any order and with repeats', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(device, device), fc.infiniteStream(fc.nat()), async (devices, random) => {
      const saves = savesOf(devices)
      const order = (save: Save) => [random.next().value, save] as const
      const delivered = [...saves, ...saves.filter(() => random.next().value % 3 === 0)]
        .map(order)
        .toSorted(([a], [b]) => a - b)
        .map(([, save]) => save)
      const userId = (await makeUser(db)).id
      await recordOpening(db(), { userId, lessonId }, testNow)
      const arrival = testNow.getTime() + hour
      let before = new Set<number>()
      let wasDone = false
      let shown = presentProgress(lessonId, null)
      for (const [index, save] of delivered.entries()) {
        const now = new Date(arrival + index * 1000)
        const recorded = new Date(testNow.getTime() + save.time + save.skew).toISOString()
        const sent = new Date(now.getTime() + save.skew).toISOString()
        const row = await mergeProgress(db(), {
          userId,
          lessonId,
          watched: wholeRanges(save.watched, duration),
          position: { seconds: save.seconds, recordedAt: recordedAt(recorded, sent, now) },
          secondsForDone: secondsForDone(duration),
          now,
        })
        shown = presentProgress(lessonId, row)
        const seconds = secondsOf(shown.watched)
        expect(
          [...before].filter((second) => !seconds.has(second)),
          'seconds that were lost',
        ).toEqual([])
        expect(wasDone && shown.done_at === null, 'a done lesson is open again').toBe(false)
        before = seconds
        wasDone = shown.done_at !== null
      }
      const union = secondsOf(saves.flatMap(({ watched }) => wholeRanges(watched, duration)))
      expect(secondsOf(shown.watched)).toEqual(union)
      expect(shown.watched_seconds).toBe(union.size)
      expect(shown.watched).toEqual(shown.watched.toSorted(([a], [b]) => a - b))
      expect(wasDone).toBe(union.size >= duration * 0.9)
      expect(shown.position).toBe(saves.at(-1)?.seconds)
    }),
    { numRuns: 40 },
  )
})

function secondsOf(ranges: [number, number][]): Set<number> {
  const all = ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, second) => from + second))
  return new Set(all.toSorted((a, b) => a - b))
}

test('saves of two devices at the same moment lose nothing', async () => {
  const userId = (await makeUser(db)).id
  const now = testNow
  await recordOpening(db(), { userId, lessonId }, new Date(now.getTime() - hour))
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      mergeProgress(db(), {
        userId,
        lessonId,
        watched: [[index * 5, index * 5 + 5]],
        position: { seconds: index, recordedAt: new Date(now.getTime() - index) },
        secondsForDone: secondsForDone(duration),
        now,
      }),
    ),
  )
  const row = await mergeProgress(db(), {
    userId,
    lessonId,
    watched: [],
    position: null,
    secondsForDone: null,
    now,
  })
  expect(presentProgress(lessonId, row)).toMatchObject({ watched: [[0, 100]], position: 0 })
})
