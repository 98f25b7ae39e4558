import { locales } from '@chignon/contract/platform/locale'
import { expect, test } from 'vitest'
import { users } from '../../platform/db/schema/user.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { makeCandidate, makeExaminer } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { examMailMessages } from './exam-mail.messages.ts'

const testApp = await openTestApp()
const { db } = testApp
const examiner = await makeExaminer(testApp)

test.each(locales)('the result comes by mail in the language of the learner: %s', async (locale) => {
  const candidate = await makeCandidate(testApp, { questions: ['single'], retakeHours: 0 })
  await db().update(users).set({ locale }).where(eq(users.id, candidate.user.id))
  const submit = async () => (await candidate.submit([candidate.right('single')])).attempt?.id ?? ''
  const page = `https://academy.test/profile/programs/${candidate.exam.program.slug}/exam`

  await examiner.reject(await submit(), 'Hold the comb lower.')
  const [rejected] = await testApp.mailTo(candidate.user.email)
  expect(rejected?.text).toContain(examMailMessages.toResult[locale])
  expect(rejected?.text).toContain('Hold the comb lower.')
  expect(rejected?.text).toContain(page)

  await examiner.approve(await submit())
  const mails = await testApp.mailTo(candidate.user.email)
  const approved = mails.find(({ kind }) => kind === 'exam-approved')
  expect(approved?.html).toContain(examMailMessages.approvedHeading[locale])
  expect(approved?.text).toContain(page)
})
