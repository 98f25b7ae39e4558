import { authEndpoints } from '@chignon/contract/identity/auth'
import { examEndpoints } from '@chignon/contract/learning/exam'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { expectNoBarrier } from './axe.ts'
import { expect, test, type TestUser } from './fixtures.ts'

const program = 'the-complete-cutter'
const sampleUser = (name: string): TestUser => ({
  firstName: '',
  lastName: '',
  email: `${name}@example.com`,
  password: 'hairdesign',
})

test('an examiner marks an exam by keyboard and approves it, and the learner passes', async ({
  page,
  signIn,
  api,
  focused,
  allowStatus,
}) => {
  const tokenOf = async (email: string) =>
    (await api()(authEndpoints.login, { body: { email, password: 'hairdesign' } })).data.token
  const staff = await signIn(sampleUser('staff'))
  const examiner = api(await tokenOf(staff.email))
  const learner = api(await tokenOf('camille.laurent@example.com'))

  await page.goto('/studio/exams')
  await page.getByRole('searchbox', { name: 'Search exams' }).fill('camille')
  await expect(page).toHaveURL(/\/studio\/exams\?search=camille$/)
  await expectNoBarrier(page, 'the queue of the exams')
  await page.getByRole('link', { name: 'Camille Laurent' }).click()
  await expect(page.getByRole('heading', { name: 'Exam of Camille Laurent' })).toBeVisible()
  await expectNoBarrier(page, 'an exam to review')
  const id = /[^/]+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const load = async () => (await examiner(staffExamEndpoints.show, { params: { id } })).data
  const { questions, revision } = await load()

  // Every answer gets 90 of 100, the first one a comment.
  await page.keyboard.press('j')
  await expect(focused).toHaveText(questions[0]?.prompt ?? '')
  await page.keyboard.press('9')
  await page.keyboard.press('c')
  await page.keyboard.type('A clean line. 10 of 10. ')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await expect(focused).toHaveValue('A clean line. 10 of 10. ')
  await page.keyboard.press('Escape')

  // Another examiner was here meanwhile: what was typed stays, and is saved once theirs is loaded.
  const second = questions[1]?.id ?? ''
  await expect.poll(async () => (await load()).answers.find(({ comment }) => comment)?.mark).toBe(90)
  const body = { revision: (await load()).revision, mark: 20 }
  await examiner(staffExamEndpoints.mark, { params: { id, question: second }, body })
  allowStatus(409)
  for (const question of questions.slice(1)) {
    await page.keyboard.press('j')
    await expect(focused).toHaveText(question.prompt)
    await page.keyboard.press('9')
  }
  await page.getByRole('button', { name: 'Load the newer one' }).press('Enter')
  await expect(page.getByText('Another examiner wrote:')).toBeVisible()
  await expect.poll(async () => (await load()).answers.filter(({ mark }) => mark === 90).length).toBe(11)
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await expect.poll(async () => (await load()).score).toBe(90)

  // A reloaded page has everything.
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Mark' }).first()).toHaveValue('90')
  await expect(page.getByRole('textbox', { name: 'Comment' }).first()).toHaveValue('A clean line. 10 of 10.')
  expect((await load()).revision).toBeGreaterThan(revision)

  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Decide about this exam' })
  await expect(dialog).toContainText('gets the gold certificate of “The complete cutter”')
  await expect(dialog.getByRole('radio', { name: 'Approve' })).toBeFocused()
  await expectNoBarrier(page, 'the decision about an exam')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Well cut.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('This exam was passed')).toBeVisible()

  const { data: exam } = await learner(examEndpoints.show, { params: { id: program } })
  expect(exam).toMatchObject({ state: 'approved', result: { comment: 'Well cut.' } })
  expect(exam.certificate_code).not.toBeNull()
  expect(exam.result?.answers.map(({ comment }) => comment)).toContain('A clean line. 10 of 10.')
})
