import { contentTest, expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

const kinds = ['course', 'program', 'live masterclass', 'online masterclass'] as const

test.describe('the page of', () => {
  for (const kind of kinds) {
    test(`a ${kind} has a button that copies its link`, async ({ page, visit, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(`${pages[kind]}?lang=de`)
      await page.getByRole('button', { name: 'Link kopieren' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${baseURL}${pages[kind]}?lang=de`,
      )
    })

    contentTest(`a ${kind} says who teaches it, with a link to their page`, async ({ page, visit }) => {
      await visit(pages[kind])
      const taughtBy = page.getByRole('region', { name: 'Taught by' })
      const links = taughtBy.getByRole('article').getByRole('link')
      await expect(links.first()).toHaveAttribute('href', /^\/users\/[-0-9a-f]{36}$/)
      const names = await links.allTextContents()
      for (const name of names) {
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(2)
      }
      await expect(taughtBy.getByRole('article').first()).toContainText(/\.$/)
    })
  }
})

test.describe('a bought item', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn('learner')))

  contentTest('can be extended if it ends soon', async ({ page, visit }) => {
    await visit('/courses/natural-curls-no-heat')
    const main = page.getByRole('main')
    await expect(main).toContainText('3 days left')
    await expect(main.getByRole('link', { name: 'Continue learning' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Extend your access' })).toHaveAttribute(
      'href',
      '/courses/natural-curls-no-heat/buy',
    )
  })

  contentTest('shows only the remaining days if it ends later', async ({ page, visit }) => {
    await visit('/programs/the-complete-cutter')
    const main = page.getByRole('main')
    await expect(main).toContainText('35 days left')
    await expect(main.getByRole('link', { name: 'Extend your access' })).toHaveCount(0)
  })

  contentTest('names the program that the access to a course comes through', async ({ page, visit }) => {
    await visit('/courses/the-precise-fringe')
    const main = page.getByRole('main')
    await expect(main).toContainText('35 days left')
    await expect(
      main.getByText('Included in your program').getByRole('link', { name: 'The complete cutter' }),
    ).toHaveAttribute('href', '/programs/the-complete-cutter')
  })

  contentTest('can be bought again after it expired', async ({ page, visit }) => {
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
  contentTest('describes its exam and certificate', async ({ page, visit }) => {
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
  test('links the premium gold certificate and other masterclasses', async ({ page, visit }) => {
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
