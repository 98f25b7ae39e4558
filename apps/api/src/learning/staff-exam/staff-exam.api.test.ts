import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { eq } from '../../platform/db/drizzle.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { makeCandidate, makeExaminer } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const examiner = await makeExaminer(testApp)
const photograph = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a52' } })
  .jpeg()
  .toBuffer()

/** A learner with a submitted exam: one right choice, a written answer and a photograph. */
async function makeSubmission(given: Parameters<typeof makeCandidate>[1] = {}) {
  const candidate = await makeCandidate(testApp, given)
  await candidate.start()
  await candidate.upload(photograph)
  const text = candidate.questionOf('text').id
  const { attempt } = await candidate.submit([
    candidate.right('single'),
    candidate.right('multiple'),
    { question_id: text, text: 'Dry first.' },
  ])
  const file = attempt?.answers.flatMap(({ files }) => files)[0]?.id ?? ''
  return { ...candidate, id: attempt?.id ?? '', text, practical: candidate.questionOf('practical').id, file }
}

const post = (id: string, action: string, body: object, token = examiner.token) =>
  testApp.request('POST', `/staff/exams/${id}/${action}`, { token, body })

describe('the queue', () => {
  test('has the longest waiting first, by program and by name, and no draft', async () => {
    const first = await makeSubmission()
    time.now = new Date(testNow.getTime() + 60_000)
    const second = await makeSubmission()
    const draft = await makeCandidate(testApp)
    await draft.start()
    time.now = testNow
    const list = async (query: object) =>
      (await call(staffExamEndpoints.list, { query: { per_page: 50, ...query } }, examiner)).data
    const ids = (await list({})).map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    expect(await list({ program_id: second.exam.program.id })).toMatchObject([
      { id: second.id, learner: { email: second.user.email }, program: { slug: second.exam.program.slug } },
    ])
    expect(await list({ search: first.user.email })).toHaveLength(1)
    expect(await list({ program_id: draft.exam.program.id })).toEqual([])
    expect(await list({ search: first.user.email, state: 'approved' })).toEqual([])
    const { attempt } = await draft.show()
    const hidden = await testApp.request('GET', `/staff/exams/${attempt?.id}`, examiner)
    expect(hidden.status).toBe(404)
  })

  test('and every other call refuses learners, and an examiner’s own exam (EXAM-17)', async () => {
    const { id, token, user } = await makeSubmission()
    expect((await testApp.request('GET', '/staff/exams', { token })).status).toBe(403)
    expect((await post(id, 'reject', { revision: 0, comment: 'No.' }, token)).status).toBe(403)
    await db().update(examAttempts).set({ userId: examiner.user.id }).where(eq(examAttempts.id, id))
    expect(await post(id, 'reject', { revision: 0, comment: 'No.' })).toMatchObject({
      status: 403,
      body: { message: 'You cannot review your own exam.' },
    })
    await db().update(examAttempts).set({ userId: user.id }).where(eq(examAttempts.id, id))
  })
})

test('shows examiners which options are right, and learners never (EXAM-10)', async () => {
  const { id, show, exam } = await makeSubmission()
  const review = await examiner.show(id)
  expect(review.questions[0]?.correct_option_ids).toEqual([exam.questions[0]?.options[0]?.id])
  expect(review.answers).toContainEqual(expect.objectContaining({ suggested_mark: 100, mark: null }))
  await examiner.reject(id, 'The line is not level.')
  const seen = JSON.stringify(await show())
  expect(seen).not.toMatch(/correct|mark|score/)
})

test('marks, comments and lines reach the learner only with the result (EXAM-20)', async () => {
  const { id, text, file, show } = await makeSubmission()
  await examiner.mark(id, text, { mark: 40, comment: 'Say more about tension.' })
  const stroke = {
    color: 'brass',
    width: 0.01,
    points: [
      [0.1, 0.2],
      [0.4, 0.9],
    ],
  }
  const draw = async (drawing: unknown[]) =>
    testApp.request('PUT', `/staff/exams/${id}/files/${file}/drawing`, {
      token: examiner.token,
      body: { revision: (await examiner.show(id)).revision, drawing },
    })
  expect((await draw([{ ...stroke, points: [[0.5, 1.2]] }])).status).toBe(422)
  expect((await draw([{ ...stroke, color: 'url(x)' }])).status).toBe(422)
  expect((await draw(Array.from({ length: 41 }, () => stroke))).status).toBe(422)
  // As many lines, of as many points, as the contract allows.
  const full = { ...stroke, points: Array.from({ length: 400 }, () => [0.123_456_789_012_345_6, 0.2]) }
  const largest = await draw(Array.from({ length: 40 }, () => full))
  expect(largest.status).toBe(200)
  expect((await draw([stroke])).status).toBe(200)
  const answersOf = (exam: Awaited<ReturnType<typeof show>>) =>
    (exam.result ?? exam.attempt)?.answers.map(({ comment, files }) => [
      comment,
      files.flatMap(({ drawing }) => drawing),
    ])
  expect(answersOf(await show())?.flat(2)).toEqual([null, null, null, null])
  await examiner.reject(id, 'Almost.')
  const exam = await show()
  expect(exam).toMatchObject({ state: 'rejected', attempt: null, result: { comment: 'Almost.' } })
  expect(answersOf(exam)).toContainEqual(['Say more about tension.', []])
  expect(answersOf(exam)).toContainEqual([null, [stroke]])
})

test('is approved once its marks suffice, and notifies the learner (EXAM-6, EXAM-7, EXAM-18)', async () => {
  const { id, text, practical, user, show, exam } = await makeSubmission()
  const { revision } = await examiner.show(id)
  expect(await post(id, 'approve', { revision })).toMatchObject({
    status: 409,
    body: { message: 'Mark every written and practical answer first.' },
  })
  await examiner.mark(id, text, { mark: 40 })
  const low = await examiner.mark(id, practical, { mark: 30 })
  expect(low.score).toBe(67)
  expect(await post(id, 'approve', { revision: low.revision })).toMatchObject({
    status: 409,
    body: { message: 'The marks come to 67%; 70% are needed.' },
  })
  await examiner.mark(id, practical, { mark: 60 })
  expect(await examiner.approve(id)).toMatchObject({ state: 'approved', score: 75 })
  expect(await show()).toMatchObject({ state: 'approved', can_start: false })
  const kinds = (await testApp.mailTo(user.email)).map(({ kind }) => kind)
  expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual(['certificate-awarded', 'exam-approved'])
  const { rows } = await services.notifications.list(user.id, { page: 1, per_page: 5 })
  expect(rows).toContainEqual(
    expect.objectContaining({
      kind: 'exam-reviewed',
      data: expect.objectContaining({ state: 'approved' }),
    }),
  )
  const awarded = await db().select().from(certificates).where(eq(certificates.userId, user.id))
  expect(awarded).toMatchObject([{ tier: 'gold', programId: exam.program.id }])
  expect((await show()).certificate_code).toBe(awarded[0]?.code)
  const entries = await services.audit.entriesOf({ type: 'exam-attempt', id })
  const mark = `answers.${practical}.mark`
  for (const entry of [
    { action: 'exam.approve', after: { state: 'approved', score: 75 } },
    { action: 'exam.mark', before: { [mark]: null }, after: { [mark]: 30 } },
    { action: 'exam.mark', before: { [mark]: 30 }, after: { [mark]: 60 } },
  ])
    expect(entries).toContainEqual(expect.objectContaining({ actorId: examiner.user.id, ...entry }))
})

test('of two examiners at the same time one decides, and none overwrites the other (EXAM-19)', async () => {
  const { id, text, user } = await makeSubmission()
  const { revision } = await examiner.show(id)
  await examiner.mark(id, text, { mark: 10 })
  const late = await testApp.request('PATCH', `/staff/exams/${id}/answers/${text}`, {
    token: examiner.token,
    body: { revision, mark: 90 },
  })
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('Someone else') } })
  const seen = await examiner.show(id)
  expect(seen.answers).toContainEqual(expect.objectContaining({ question_id: text, mark: 10 }))
  const decisions = await Promise.all(
    ['One.', 'Two.', 'Three.'].map((comment) => post(id, 'reject', { revision: seen.revision, comment })),
  )
  expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await testApp.mailTo(user.email)).toHaveLength(1)
})

test('a rejection opens the next attempt after a day, and at most three (EXAM-3, EXAM-15)', async () => {
  const candidate = await makeSubmission()
  await examiner.reject(candidate.id, 'Not yet.')
  const day = 24 * 60 * 60 * 1000
  expect(await candidate.show()).toMatchObject({
    state: 'rejected',
    can_start: false,
    retake_at: new Date(testNow.getTime() + day).toISOString(),
    attempts_used: 1,
  })
  expect((await candidate.tryStart()).status).toBe(409)
  for (const number of [2, 3]) {
    time.now = new Date(time.now.getTime() + day)
    expect(await candidate.start()).toMatchObject({
      state: 'ready_for_submission',
      attempt: { number, answers: [] },
      // The comments on the last one stay at hand.
      result: { number: number - 1, comment: 'Not yet.' },
    })
    const { attempt } = await candidate.submit([candidate.right('single')])
    await examiner.reject(attempt?.id ?? '', 'Not yet.')
  }
  time.now = new Date(time.now.getTime() + day)
  expect(await candidate.tryStart()).toMatchObject({
    status: 409,
    body: { message: 'You have used all attempts at this exam. Please contact us.' },
  })
  time.now = testNow
})

test('a rejection can be withdrawn until the next attempt (EXAM-21)', async () => {
  const candidate = await makeSubmission({ retakeHours: 0 })
  await examiner.reject(candidate.id, 'Not yet.')
  const reopened = await examiner.reopen(candidate.id)
  expect(reopened).toMatchObject({ state: 'submitted', reviewed_at: null })
  expect(await candidate.show()).toMatchObject({
    state: 'submitted',
    result: null,
    attempt: { comment: null },
  })
  expect((await post(candidate.id, 'reopen', { revision: reopened.revision })).status).toBe(409)
  // The mail about a result that was withdrawn before it was sent is dropped.
  expect(await testApp.mailTo(candidate.user.email)).toEqual([])
  await examiner.reject(candidate.id, 'Still not.')
  await candidate.start()
  const { revision } = await examiner.show(candidate.id)
  expect(await post(candidate.id, 'reopen', { revision })).toMatchObject({
    status: 409,
    body: { message: 'The learner has already started another attempt.' },
  })
})

test('notes are for examiners alone, and only their author deletes them (EXAM-24)', async () => {
  const { id, show, token, user } = await makeSubmission()
  const colleague = await makeExaminer(testApp)
  const noteId = crypto.randomUUID()
  const text = 'The left side is longer.'
  const add = (caller: { token: string }) =>
    testApp.request('PUT', `/staff/exams/${id}/notes/${noteId}`, { token: caller.token, body: { text } })
  const remove = async (caller: { token: string }) =>
    (await testApp.request('DELETE', `/staff/exams/${id}/notes/${noteId}`, { token: caller.token })).status
  expect((await add({ token })).status).toBe(403)
  expect((await add(examiner)).status).toBe(200)
  // Repeating it after a lost answer adds nothing; another person has no note with this id.
  expect((await add(examiner)).status).toBe(200)
  expect((await add(colleague)).status).toBe(404)
  expect((await colleague.show(id)).notes).toEqual([
    {
      id: noteId,
      text,
      author: expect.objectContaining({ id: examiner.user.id }),
      created_at: testNow.toISOString(),
    },
  ])
  // An educator who takes the exam sees it in the queue.
  await db().update(examAttempts).set({ userId: colleague.user.id }).where(eq(examAttempts.id, id))
  expect((await colleague.show(id)).notes).toEqual([])
  await db().update(examAttempts).set({ userId: user.id }).where(eq(examAttempts.id, id))
  await examiner.reject(id, 'Almost.')
  expect(JSON.stringify(await show())).not.toContain(text)
  expect(await remove(colleague)).toBe(404)
  expect(await remove(examiner)).toBe(200)
  expect((await colleague.show(id)).notes).toEqual([])
  const entries = await services.audit.entriesOf({ type: 'exam-attempt', id })
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual(
    expect.arrayContaining([
      ['exam.add-note', null, { text }],
      ['exam.remove-note', { text }, null],
    ]),
  )
})

test('members without the role see no file of a learner', async () => {
  const { id } = await makeSubmission()
  const review = await examiner.show(id)
  const url = review.answers.flatMap(({ files }) => files)[0]?.url.replace('/api/v1', '') ?? ''
  const asExaminer = { authorization: `Bearer ${examiner.token}` }
  expect((await testApp.file(url, asExaminer)).status).toBe(200)
  const { token } = await makeMember(db, time.now)
  expect((await testApp.file(url, { authorization: `Bearer ${token}` })).status).toBe(403)
})
