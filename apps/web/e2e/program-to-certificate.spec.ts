import { readFile } from 'node:fs/promises'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { educationEndpoints } from '@chignon/contract/learning/education'
import { progressEndpoints } from '@chignon/contract/learning/progress'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { orderAtOnce, payWithTestCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'

const program = 'the-complete-cutter'
const photograph = new URL('../../api/sample/media/knot/poster.webp', import.meta.url)

test('a program is bought, watched, examined and certified, and a guest verifies the certificate', async ({
  page,
  browser,
  visit,
  signIn,
  api,
  focused,
}) => {
  const learner = await signIn()
  await visit(`/programs/${program}/buy`)
  await orderAtOnce(page)
  await payWithTestCard(page, 'Succeeds')
  await expect(page.getByRole('heading', { name: 'Your order is placed', level: 1 })).toBeVisible()

  await visit(`/profile/programs/${program}/exam`)
  const closed = 'The exam opens when you have finished all lessons'
  await expect(page.getByRole('heading', { name: closed })).toBeVisible()

  const ownSession = await api()(authEndpoints.login, { body: learner })
  const own = api(ownSession.data.token)
  const { data: plan } = await own(educationEndpoints.program, { params: { id: program } })
  const lessons = plan.education_courses.flatMap((course) => course.lessons)
  // The first lesson is free for anyone.
  await visit(`/profile/programs/${program}/lessons?lessonId=${lessons[1]?.id}`)
  const video = page.waitForResponse((response) => response.url().includes('/media/') && response.ok())
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const mediaAddress = (await video).url()
  await expect(page.getByText(/^1 of \d+ lessons done$/).first()).toBeVisible({ timeout: 30_000 })

  for (const { id } of lessons) await own(progressEndpoints.markDone, { params: { id } })

  await visit(`/profile/programs/${program}/exam`)
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the exam' }).click()
  // The dialog and its button are gone: Tab continues at the first question.
  await expect(focused).toHaveRole('heading')
  await page.getByRole('link', { name: /^Question 10/ }).click()
  await page
    .getByLabel('Add photographs or a clip')
    .setInputFiles({ name: 'nape.webp', mimeType: 'image/webp', buffer: await readFile(photograph) })
  await expect(page.getByRole('link', { name: 'Question 10, answered' })).toBeVisible()
  await visit(`/profile/programs/${program}/exam?question=review`)
  await page.getByRole('button', { name: 'Submit the exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the exam' }).click()
  await expect(page.getByRole('heading', { name: 'Your exam is under review' })).toBeVisible()

  const { data: session } = await api()(authEndpoints.login, {
    body: { email: 'staff@example.com', password: 'hairdesign' },
  })
  const call = api(session.token)
  const attempts = await call(staffExamEndpoints.list, { query: { search: learner.email } })
  const [{ id } = { id: '' }] = attempts.data
  let { data: review } = await call(staffExamEndpoints.show, { params: { id } })
  for (const question of review.questions) {
    const body = { revision: review.revision, mark: 100 }
    review = (await call(staffExamEndpoints.mark, { params: { id, question: question.id }, body })).data
  }
  await call(staffExamEndpoints.approve, { params: { id }, body: { revision: review.revision } })

  await page.reload()
  await page.getByRole('link', { name: 'See the certificate' }).click()
  await expect(page).toHaveURL(/\/certificates\/[\w-]+$/)

  const guest = await browser.newContext()
  const elsewhere = await guest.newPage()
  await elsewhere.goto(page.url())
  const certificate = elsewhere.getByRole('main')
  await expect(certificate).toContainText('This certificate is valid.')
  await expect(certificate).toContainText('Gold')
  await expect(certificate).toContainText(`${learner.firstName} ${learner.lastName}`)
  expect((await guest.request.get(mediaAddress)).status()).toBe(401)
  await guest.close()
})
