import { progressEndpoints, type ProgressForm } from '@chignon/contract/learning/progress'
import { lessonEndpoints } from '@chignon/contract/learning/playable-lesson'
import { eq } from '../../platform/db/drizzle.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { grantToken } from '../../identity/session/access-token.queries.ts'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeResource } from '../../platform/db/factories/resource.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { recordOpening } from './progress.queries.ts'

const testApp = await openTestApp()
const { db } = testApp
const { save, markDone, unmarkDone } = progressEndpoints
const course = await makeCourse(db)
const [freeLesson, lesson] = course.lessons
if (!freeLesson || !lesson) throw new Error('The course lacks lessons.')
const params = { id: lesson.id }

afterEach(() => {
  testApp.time.now = testNow
})

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)

/** A learner with access to a lesson of 300 seconds, which they opened an hour ago. */
async function makeLearner({
  endsInDays = 10,
  openedAt = later(-3600),
}: { endsInDays?: number; openedAt?: Date | null } = {}) {
  const { user, token } = await makeMember(db, testNow)
  if (openedAt) await recordOpening(db(), { userId: user.id, lessonId: lesson?.id ?? '' }, openedAt)
  await makeAccess(db, user.id, { courseId: course.id }, { now: testNow, endsInDays })
  const saved = async (body: Partial<ProgressForm>, now = testNow) => {
    testApp.time.now = now
    return (await testApp.call(save, { params, body }, { token })).data
  }
  return { user, token, saved }
}

const positionAt = (seconds: number, recorded: Date) => ({ seconds, recorded_at: recorded.toISOString() })

describe('watched ranges', () => {
  test('are merged, rounded to seconds and cut at the end of the video', async () => {
    const { saved } = await makeLearner()
    await saved({
      watched: [
        [20.4, 30.6],
        [0, 9.6],
      ],
    })
    const data = await saved({
      watched: [
        [9.6, 12.2],
        [290, 400],
        [500, 600],
        [50, 40],
      ],
    })
    expect(data).toMatchObject({
      watched: [
        [0, 12],
        [20, 31],
        [290, 300],
      ],
      watched_seconds: 33,
      done_at: null,
    })
  })

  test('90 % of the video make the lesson done, once; seeking to the end does not', async () => {
    const { saved } = await makeLearner()
    expect(await saved({ position: positionAt(299, testNow) })).toMatchObject({
      position: 299,
      done_at: null,
    })
    expect(await saved({ watched: [[0, 269]] }, later(1))).toMatchObject({ done_at: null })
    const done = { done_at: later(2).toISOString(), is_done_by_hand: false }
    expect(await saved({ watched: [[269, 270]] }, later(2))).toMatchObject(done)
    expect(await saved({ watched: [[0, 300]] }, later(3))).toMatchObject(done)
  })

  test('are measured by the length of the video itself, where it is only an excerpt', async () => {
    const short = await makeCourse(db)
    const [first] = short.lessons
    await makeResource(db, first?.id ?? '', { duration: 9, isExcerpt: true })
    const { user, token } = await makeMember(db, testNow)
    await recordOpening(db(), { userId: user.id, lessonId: first?.id ?? '' }, later(-60))
    const call = { params: { id: first?.id ?? '' }, body: { watched: [[0, 8.9] satisfies [number, number]] } }
    const { data } = await testApp.call(save, call, { token })
    expect(data).toMatchObject({ watched: [[0, 9]], done_at: testNow.toISOString() })
  })

  test('a lesson without a video is never done by watching', async () => {
    const text = await makeCourse(db)
    const id = text.lessons[0]?.id ?? ''
    await db().update(lessons).set({ resourceType: 'text/html' }).where(eq(lessons.id, id))
    const { token } = await makeMember(db, testNow)
    const body = { watched: [[0, 300] satisfies [number, number]] }
    const { data } = await testApp.call(save, { params: { id }, body }, { token })
    expect(data).toMatchObject({ watched: [], done_at: null })
  })

  test('refuses more ranges than a player has, and seconds that are no numbers', async () => {
    const { token } = await makeLearner()
    const status = async (watched: unknown) =>
      (await testApp.request('PUT', `/user/lessons/${lesson.id}/progress`, { token, body: { watched } }))
        .status
    expect(await status(Array.from({ length: 501 }, (_, second) => [second, second + 1]))).toBe(422)
    expect(await status([[-1, 5]])).toBe(422)
    expect(await status([['0', '5']])).toBe(422)
  })
})

describe('a claim', () => {
  const show = (token: string) => testApp.call(lessonEndpoints.show, { params }, { token })

  test('of more than the time since the lesson was opened allows at twice the speed is not counted', async () => {
    const { token, saved } = await makeLearner({ openedAt: null })
    await show(token)
    const all: Partial<ProgressForm> = { watched: [[0, 300]] }
    expect(await saved({ ...all, position: positionAt(299, later(1)) }, later(1))).toMatchObject({
      watched: [],
      done_at: null,
      position: 299,
    })
    expect(await saved({ watched: [[0, 20]] }, later(10))).toMatchObject({ watched: [[0, 20]] })
    expect(await saved(all, later(140))).toMatchObject({ watched: [[0, 20]], done_at: null })
    // Opening it again changes nothing.
    testApp.time.now = later(149)
    await show(token)
    expect(await saved(all, later(150))).toMatchObject({
      watched: [[0, 300]],
      done_at: later(150).toISOString(),
    })
  })

  test('for a lesson that was never opened is not counted, also after marking it as done', async () => {
    const { token, saved } = await makeLearner({ openedAt: null })
    expect(await saved({ watched: [[0, 280]] })).toMatchObject({ watched: [], done_at: null })
    await testApp.call(markDone, { params }, { token })
    expect(await saved({ watched: [[0, 280]] }, later(1))).toMatchObject({
      watched: [],
      is_done_by_hand: true,
    })
  })
})

describe('the position', () => {
  test('is that recorded last, regardless of the order in which devices send theirs', async () => {
    const { saved } = await makeLearner()
    const now = later(60)
    expect((await saved({ position: positionAt(100, later(50)) }, now)).position).toBe(100)
    expect((await saved({ position: positionAt(40, later(20)) }, now)).position).toBe(100)
    expect((await saved({ watched: [[0, 10]] }, now)).position).toBe(100)
    expect((await saved({ position: positionAt(30, later(55)) }, now)).position).toBe(30)
  })

  test('from a clock that is ahead counts as recorded now, so that the next one replaces it', async () => {
    const { saved } = await makeLearner()
    const ahead = await saved({ position: positionAt(200, later(86_400)) })
    expect(ahead.position_at).toBe(testNow.toISOString())
    expect((await saved({ position: positionAt(210, later(10)) }, later(10))).position).toBe(210)
  })

  test('from a clock that is behind counts by the time since, if the device sends its own time', async () => {
    const { saved } = await makeLearner()
    await saved({ position: positionAt(100, testNow) })
    const slow = (seconds: number) => later(seconds - 3600)
    const data = await saved(
      { position: positionAt(120, slow(28)), sent_at: slow(30).toISOString() },
      later(30),
    )
    expect(data).toMatchObject({ position: 120, position_at: later(28).toISOString() })
  })
})

describe('a mark by hand', () => {
  const mark = async (token: string) => (await testApp.call(markDone, { params }, { token })).data
  const unmark = async (token: string) => (await testApp.call(unmarkDone, { params }, { token })).data

  test('makes a lesson done until it is removed; both can be repeated', async () => {
    const { token } = await makeLearner()
    expect(await unmark(token)).toMatchObject({ done_at: null, watched: [] })
    const done = { done_at: testNow.toISOString(), is_done_by_hand: true }
    expect([await mark(token), await mark(token)]).toMatchObject([done, done])
    const open = { done_at: null, is_done_by_hand: false }
    expect([await unmark(token), await unmark(token)]).toMatchObject([open, open])
  })

  test('cannot be removed once the lesson was watched, and keeps the time of the mark', async () => {
    const { token, saved } = await makeLearner()
    await mark(token)
    const done = { done_at: testNow.toISOString(), is_done_by_hand: false }
    expect(await saved({ watched: [[0, 280]] }, later(100))).toMatchObject(done)
    expect(await unmark(token)).toMatchObject(done)
    expect(await mark(token)).toMatchObject(done)
  })
})

describe('access', () => {
  const statuses = async (token?: string) => {
    const path = `/user/lessons/${lesson.id}`
    const caller = token === undefined ? {} : { token }
    const saved = await testApp.request('PUT', `${path}/progress`, { ...caller, body: {} })
    const marked = await testApp.request('PUT', `${path}/done`, caller)
    return [saved.status, marked.status]
  }

  test('is refused to a guest, and without a purchase', async () => {
    expect(await statuses()).toEqual([401, 401])
    expect(await statuses((await makeMember(db, testNow)).token)).toEqual([403, 403])
  })

  test('what was watched before the end can be saved for a day, and nothing after it', async () => {
    const { user } = await makeLearner({ endsInDays: 1 })
    const day = 24 * 60 * 60
    const statusesAt = async (seconds: number) => {
      testApp.time.now = later(seconds)
      return statuses(await grantToken(db(), user.id, later(seconds)))
    }
    expect(await statusesAt(day - 1)).toEqual([200, 200])
    expect(await statusesAt(day)).toEqual([200, 410])
    expect(await statusesAt(2 * day)).toEqual([410, 410])
  })

  test('a free lesson has progress for every member', async () => {
    const { token } = await makeMember(db, testNow)
    const free = { params: { id: freeLesson.id }, body: { watched: [[0, 5] satisfies [number, number]] } }
    expect((await testApp.call(save, free, { token })).data.watched_seconds).toBe(5)
  })
})
