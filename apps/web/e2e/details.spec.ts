import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

const things = ['course', 'program', 'live masterclass', 'online masterclass'] as const

test.describe('the page of', () => {
  for (const thing of things) {
    test(`a ${thing} can be passed on by its link`, async ({ page, visit, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(`${pages[thing]}?lang=de`)
      await page.getByRole('button', { name: 'Link kopieren' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${baseURL}${pages[thing]}?lang=de`,
      )
    })
  }
})

test.describe('what was bought', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn('learner')))

  test('and ends soon can be extended', async ({ page, visit }) => {
    await visit('/courses/natural-curls-no-heat')
    const main = page.getByRole('main')
    await expect(main).toContainText('3 days left')
    await expect(main.getByRole('link', { name: 'Continue learning' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Extend your access' })).toHaveAttribute(
      'href',
      '/courses/natural-curls-no-heat/buy',
    )
  })

  test('and lasts a while shows its days alone', async ({ page, visit }) => {
    await visit('/programs/the-complete-cutter')
    const main = page.getByRole('main')
    await expect(main).toContainText('35 days left')
    await expect(main.getByRole('link', { name: 'Extend your access' })).toHaveCount(0)
  })

  test('and expired says so and can be bought again', async ({ page, visit }) => {
    await visit('/courses/fishtail-from-fine-hair')
    const main = page.getByRole('main')
    await expect(main).toContainText('Your access has expired')
    await expect(main).toContainText('$35.00')
    await expect(main.getByRole('link', { name: 'Buy again' })).toHaveAttribute(
      'href',
      '/courses/fishtail-from-fine-hair/buy',
    )
    await expect(page.getByRole('list', { name: 'Lesson plan' })).toContainText('Locked')
  })
})

test.describe('a program', () => {
  test('says what its exam asks and which certificate it leads to', async ({ page, visit }) => {
    await visit('/programs/the-complete-cutter')
    const exam = page.getByRole('region', { name: 'The exam' })
    await expect(exam).toContainText('every lesson of the program')
    await expect(exam.getByRole('definition').filter({ hasText: /^12$/ })).toBeVisible()
    await expect(
      page.getByRole('article').filter({ hasText: 'Gold certificate' }).getByRole('link'),
    ).toHaveAttribute('href', '/educations/qualifications')
    const related = page.getByRole('region', { name: 'You may also like' }).getByRole('listitem')
    await expect(related.filter({ hasText: 'The complete cutter' })).toHaveCount(0)
  })
})

test.describe('an online masterclass', () => {
  test('leads to the premium gold certificate and to the others', async ({ page, visit }) => {
    await visit('/online-masterclasses/the-editorial-knot')
    await expect(page.getByRole('article').filter({ hasText: 'Premium gold certificate' })).toBeVisible()
    const others = page
      .getByRole('region', { name: 'You may also like' })
      .locator('a[href^="/online-masterclasses/"]')
    await expect(others).toHaveCount(3)
    await page.getByRole('link', { name: 'Reading the frame' }).click()
    await expect(page.getByRole('dialog', { name: 'Reading the frame' }).locator('video')).toBeVisible()
  })
})
