import { contentTest, expect, test } from './fixtures.ts'

test.describe('the categories', () => {
  contentTest('are listed, each with a link to its page', async ({ page, visit }) => {
    await visit('/educations')
    await page.getByRole('main').getByRole('link', { name: 'Categories' }).click()
    await expect(page).toHaveURL('/educations/categories')
    const categories = page.getByRole('main').getByRole('article')
    await expect(categories).toHaveCount(5)
    await expect(categories.first()).toContainText('4 courses')
    await categories.first().getByRole('link', { name: 'Cutting' }).click()
    await expect(page).toHaveURL('/educations/categories/cutting')
  })

  contentTest('a category shows its courses, programs and qualification', async ({ page, visit }) => {
    await visit('/educations/categories/updo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updo')
    const courses = page.getByRole('region', { name: 'Courses' }).getByRole('article')
    await expect(courses).toHaveCount(3)
    for (const course of await courses.all()) await expect(course).toContainText('Updo')
    await expect(page.getByRole('heading', { name: 'The bridal stylist' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Qualification' })).toContainText('Updo specialist')
  })

  contentTest('an id redirects to the slug', async ({ page, visit, request }) => {
    const response = await request.get('/api/v1/base/education_categories')
    const { data }: { data: { id: string; slug: string }[] } = await response.json()
    const colour = data.find(({ slug }) => slug === 'colour')
    await visit(`/educations/categories/${colour?.id}`)
    await expect(page).toHaveURL('/educations/categories/colour')
  })

  contentTest('a page number above the last redirects to the last page', async ({ page, visit }) => {
    await visit('/educations/categories/colour?page=99')
    await expect(page).toHaveURL('/educations/categories/colour')
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toHaveCount(0)
  })

  test('an unknown category returns 404', async ({ page, visit, allowStatus }) => {
    allowStatus(404)
    expect((await visit('/educations/categories/weaving')).status()).toBe(404)
    await expect(page.getByRole('combobox')).toBeVisible()
  })

  test('the search box leads to /educations', async ({ page, visit }) => {
    await visit('/educations/categories/cutting')
    await page.getByRole('combobox').fill('curls')
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL('/educations?search=curls')
  })
})

test.describe('the qualifications', () => {
  const card = (name: string) => ({ name, exact: true }) as const

  contentTest('show a guest how many courses each requires', async ({ page, visit }) => {
    await visit('/educations/qualifications')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(5)
    for (const qualification of await cards.all()) {
      await expect(qualification).toContainText('2 more courses for the silver certificate')
      await expect(qualification.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    }
  })

  contentTest('show a member the progress', async ({ page, visit, signIn }) => {
    await signIn('learner')
    await visit('/educations/qualifications')
    const progressOf = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', card(name)) })
    await expect(progressOf('Cutting specialist')).toContainText('Silver certificate earned')
    await expect(progressOf('Cutting specialist').getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
    await expect(progressOf('Colour specialist')).toContainText('1 more course for the silver certificate')
    await expect(progressOf('Colour specialist')).toContainText('75%')
    await expect(progressOf('Colour specialist').getByText('Done')).toHaveCount(1)
    await progressOf('Colour specialist').getByRole('link', { name: 'Freehand balayage' }).click()
    await expect(page).toHaveURL('/courses/freehand-balayage')
  })
})
