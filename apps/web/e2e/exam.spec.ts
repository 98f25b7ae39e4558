import { readFile } from 'node:fs/promises'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { expectNoBarrier } from './axe.ts'
import { expect, test, type TestUser } from './fixtures.ts'

const exam = '/profile/programs/the-complete-cutter/exam'
const sampleLearner = (email: string): TestUser => ({
  firstName: '',
  lastName: '',
  email: `${email}@example.com`,
  password: 'hairdesign',
})
const photograph = new URL('../../api/sample/media/knot/poster.webp', import.meta.url)

test('a learner continues an exam after a reload, adds a photograph, submits it, and passes', async ({
  page,
  visit,
  signIn,
  api,
  focused,
  context,
  browserProblems,
}) => {
  const { email } = await signIn(sampleLearner('jonas.weber'))
  await visit(exam)
  await page.getByRole('link', { name: 'Continue the exam' }).click()
  await expect(page).toHaveURL(`${exam}?question=6`)
  await expect(focused).toHaveRole('heading')
  const answer = page.getByRole('radio').nth(1)
  await answer.check()
  await expect(page.getByRole('link', { name: 'Question 6, answered' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await visit(`${exam}?question=6`)
  await expect(answer).toBeChecked()

  // Offline, all questions and answers stay, and are saved afterwards.
  browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page).toHaveURL(`${exam}?question=7`)
  await page.goBack()
  await expect(page).toHaveURL(`${exam}?question=6`)
  await expect(answer).toBeChecked()
  await page.getByRole('radio').nth(2).check()
  await expect(page.getByText('Not saved. Check your connection.')).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  // The browser does not know that the server cannot be reached.
  await page.route(/\/exam\.data|\/exam\/answers/, (route) => route.abort())
  await page.getByRole('radio').nth(3).check()
  await expect(page.getByText('Not saved. Check your connection.')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await page.unroute(/\/exam\.data|\/exam\/answers/)
  // The page was closed before its answer could be saved.
  await visit(`${exam}?question=6`)
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  await page.getByRole('link', { name: 'Question 10, open' }).click()
  await expect(focused).toHaveRole('heading')
  await page.getByLabel('Add photographs or a clip').setInputFiles({
    name: 'nape.webp',
    mimeType: 'image/webp',
    // Padded, because a photograph is larger than other requests may be.
    buffer: Buffer.concat([await readFile(photograph), Buffer.alloc(200_000)]),
  })
  await expect(page.getByRole('link', { name: 'Question 10, answered' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove nape.webp' })).toBeVisible()
  await expectNoBarrier(page, 'a practical question')

  await page.getByRole('link', { name: 'Question 12, open' }).click()
  await page.getByLabel('Your answer').fill('Dry first, then a small triangle.')
  await page.getByRole('button', { name: 'Review and submit' }).click()
  await page.getByRole('button', { name: 'Submit the exam' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Question 7',
    'Question 8',
    'Question 9',
    'Question 11',
  ])
  await dialog.getByRole('button', { name: 'Submit the exam' }).click()
  await expect(page.getByRole('heading', { name: 'Your exam is under review' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText(
    'Dry first, then a small triangle.',
  )

  const { data: session } = await api()(authEndpoints.login, {
    body: { email: 'staff@example.com', password: 'hairdesign' },
  })
  const call = api(session.token)
  const [{ id } = { id: '' }] = (await call(staffExamEndpoints.list, { query: { search: email } })).data
  let { data: review } = await call(staffExamEndpoints.show, { params: { id } })
  expect(review.answers.find(({ text }) => text !== '')?.text).toBe('Dry first, then a small triangle.')
  for (const question of review.questions) {
    const body = { revision: review.revision, mark: 100 }
    review = (await call(staffExamEndpoints.mark, { params: { id, question: question.id }, body })).data
  }
  const { revision } = review
  await call(staffExamEndpoints.approve, { params: { id }, body: { revision, comment: 'Well cut.' } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You passed the exam' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('Well cut.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an exam is taken again and submitted', async ({ page, visit, signIn }) => {
    await signIn(sampleLearner('tiago.moreira'))
    await visit(exam)
    const outline = page.getByRole('region', { name: 'About the exam' })
    for (const fact of ['Questions12', 'Pass mark70%', 'Attempts left2 of 3', 'Gold certificate'])
      await expect(outline).toContainText(fact)
    await page.getByRole('button', { name: 'Take the exam again' }).click()
    await expect(page).toHaveURL(`${exam}?question=1`)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next question' }).click()
    await expect(page).toHaveURL(`${exam}?question=2`)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await visit(`${exam}?question=review`)
    await expect(page.getByText('Still open: 11.')).toBeVisible()
    await page.getByRole('button', { name: 'Submit the exam' }).click()
    await expect(page.getByRole('heading', { name: 'Your exam is under review' })).toBeVisible()
  })
})
