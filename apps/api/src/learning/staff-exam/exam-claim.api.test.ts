import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { examClaimMinutes } from '@chignon/contract/learning/learning-rules'
import { describe, expect, test } from 'vitest'
import { liveEvents } from '../../platform/db/schema/live-event.ts'
import { makeCandidate, makeExaminer } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { time, call } = testApp
const [ines, noor] = [await makeExaminer(testApp), await makeExaminer(testApp)]

type Examiner = typeof ines

async function submitAttempt() {
  const candidate = await makeCandidate(testApp)
  await candidate.start()
  const { attempt } = await candidate.submit([candidate.right('single')])
  return { ...candidate, id: attempt?.id ?? '', email: candidate.user.email }
}

const claim = (id: string, { token }: Examiner) =>
  testApp.request('PUT', `/staff/exams/${id}/claim`, { token })
const release = (id: string, { token }: Examiner) =>
  testApp.request('DELETE', `/staff/exams/${id}/claim`, { token })
const next = async (search: string, { token }: Examiner) =>
  (await call(staffExamEndpoints.next, { body: { search } }, { token })).data?.id ?? null

describe('a claim (EXAM-23)', () => {
  test('keeps others away until it is freed, and shows who has it since when', async () => {
    const { id, email, questionOf } = await submitAttempt()
    expect(await claim(id, ines)).toMatchObject({
      status: 200,
      body: { data: { by: { id: ines.user.id }, since: testNow.toISOString() } },
    })
    const [card] = (await call(staffExamEndpoints.list, { query: { search: email } }, noor)).data
    expect(card?.claim).toMatchObject({ by: { id: ines.user.id }, since: testNow.toISOString() })
    expect((await noor.show(id)).claim).toEqual(card?.claim)
    const name = `${ines.user.firstName} ${ines.user.lastName}`
    expect(await claim(id, noor)).toMatchObject({
      status: 409,
      body: { message: `${name} is reviewing this exam.` },
    })
    const question = questionOf('text').id
    const path = `/staff/exams/${id}/answers/${question}`
    const mark = { token: noor.token, body: { revision: 0, mark: 10 } }
    expect(await testApp.request('PATCH', path, mark)).toMatchObject({
      status: 409,
      body: { message: `${name} is reviewing this exam.` },
    })
    // Only who has it frees it.
    await release(id, noor)
    expect((await claim(id, noor)).status).toBe(409)
    expect((await release(id, ines)).status).toBe(200)
    expect((await claim(id, noor)).status).toBe(200)
    expect((await noor.mark(id, question, { mark: 10 })).claim?.by.id).toBe(noor.user.id)
    await noor.reject(id, 'Not yet.')
    expect((await ines.show(id)).claim).toBeNull()
    expect((await claim(id, ines)).status).toBe(409)
  })

  test('ends 15 minutes after the last sign of life; a mark is one', async () => {
    const { id, questionOf } = await submitAttempt()
    await claim(id, ines)
    const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
    time.now = minutes(10)
    await ines.mark(id, questionOf('text').id, { mark: 50 })
    expect((await ines.show(id)).claim).toMatchObject({
      since: testNow.toISOString(),
      ends_at: minutes(10 + examClaimMinutes).toISOString(),
    })
    time.now = new Date(minutes(10 + examClaimMinutes).getTime() - 1)
    expect((await claim(id, noor)).status).toBe(409)
    time.now = minutes(10 + examClaimMinutes)
    expect((await noor.show(id)).claim).toBeNull()
    expect((await claim(id, noor)).status).toBe(200)
    expect((await claim(id, ines)).status).toBe(409)
    time.now = testNow
  })

  test('and its end are announced to those who have the queue open', async () => {
    const { id } = await submitAttempt()
    const announced = async () =>
      (await testApp.db().select().from(liveEvents)).filter(
        ({ topic, data }) => topic === 'staff' && data['attempt_id'] === id,
      ).length
    expect(await announced()).toBe(1)
    await claim(id, ines)
    await release(id, ines)
    expect(await announced()).toBe(3)
    await claim(id, ines)
    await ines.reject(id, 'Not yet.')
    expect(await announced()).toBe(6)
  })

  test('is refused for one’s own exam and for a draft', async () => {
    const draft = await makeCandidate(testApp)
    const { attempt } = await draft.start()
    expect((await claim(attempt?.id ?? '', ines)).status).toBe(404)
    expect((await testApp.request('PUT', `/staff/exams/${attempt?.id}/claim`, draft)).status).toBe(403)
  })
})

describe('the next attempt', () => {
  test('is the oldest that no one reviews, of those that are searched for', async () => {
    const first = await submitAttempt()
    time.now = new Date(testNow.getTime() + 60_000)
    const second = await submitAttempt()
    // Both have this in their address.
    const search = 'example'
    const ids = (await call(staffExamEndpoints.list, { query: { search, per_page: 50 } }, ines)).data.map(
      ({ id }) => id,
    )
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    for (const id of ids.slice(0, ids.indexOf(first.id))) await claim(id, noor)
    expect([await next(search, ines), await next(search, noor)]).toEqual([first.id, second.id])
    expect(await next(first.email, noor)).toBeNull()
    time.now = testNow
  })

  test('is another one for each of many who ask at once', async () => {
    const waiting = await Promise.all(Array.from({ length: 4 }, submitAttempt))
    const examiners = await Promise.all(Array.from({ length: 6 }, () => makeExaminer(testApp)))
    const given = (await Promise.all(examiners.map((examiner) => next('', examiner)))).filter(
      (id) => id !== null,
    )
    expect(new Set(given).size).toBe(given.length)
    expect(given).toEqual(expect.arrayContaining(waiting.slice(0, 1).map(({ id }) => id)))
    const claims = await Promise.all(examiners.map((examiner) => claim(waiting[3]?.id ?? '', examiner)))
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
