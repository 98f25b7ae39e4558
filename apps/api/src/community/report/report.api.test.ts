import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { reportEndpoints } from '@chignon/contract/community/report'
import type { ReportForm } from '@chignon/contract/community/report'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { reports } from '../../platform/db/schema/moderation.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { mailReports } from './report.jobs.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const staff = await makeMember(db, time.now, { role: 'staff' })
const makeReporter = async () => (await makeMember(db, time.now)).token

const report = (body: Partial<ReportForm> & { id: string }, token: string) =>
  call(reportEndpoints.send, { body: { subject: 'post', reason: 'spam', ...body } }, { token })
const stateOf = async (id: string) => (await db().select().from(posts).where(eq(posts.id, id)))[0]?.state
const reportsOf = (id: string) => db().select().from(reports).where(eq(reports.subjectId, id))

test('the answer is the same for a new report, a repeated one, an unknown thing and one’s own', async () => {
  const { user, token } = await makeMember(db, time.now)
  const [post, own] = [await makePost(db), await makePost(db, { authorId: user.id })]
  const unknown = crypto.randomUUID()
  const answers = []
  for (const id of [post.id, post.id, unknown, own.id]) answers.push(await report({ id }, token))
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
  expect([(await reportsOf(post.id)).length, (await reportsOf(own.id)).length]).toEqual([1, 0])
  expect(await reportsOf(unknown)).toEqual([])
})

test('a text is held when three people have reported it, also at the same time, and stays after staff restored it', async () => {
  const { id } = await makePost(db)
  const tokens = await Promise.all(Array.from({ length: 4 }, makeReporter))
  await report({ id }, tokens[0] ?? '')
  await report({ id }, tokens[1] ?? '')
  expect(await stateOf(id)).toBe('visible')
  await Promise.all(tokens.slice(2).map((token) => report({ id }, token)))
  expect(await stateOf(id)).toBe('held')
  const entries = await services.audit.entriesOf({ type: 'post', id })
  expect(entries).toMatchObject([{ action: 'post.hold', actorRole: 'system' }])
  await call(moderationEndpoints.restore, { params: { type: 'post', id }, body: {} }, staff)
  await report({ id }, await makeReporter())
  expect(await stateOf(id)).toBe('visible')
})

test('staff get one mail about all reports of a quarter of an hour', async () => {
  const address = services.env.brand.email
  const before = (await testApp.mailTo(address)).length
  const { id } = await makePost(db)
  await report({ id, reason: 'hate', text: '<b>Look</b>' }, await makeReporter())
  await report({ id, reason: 'hate' }, await makeReporter())
  const run = async () => {
    await services.jobs.enqueue(mailReports, {})
    return (await testApp.mailTo(address)).slice(before)
  }
  const mails = await run()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('post: hate')
  expect(mails[0]?.html).not.toContain('Look')
  time.now = new Date(testNow.getTime() + 15 * 60_000)
  expect(await run()).toHaveLength(1)
  time.now = testNow
})
