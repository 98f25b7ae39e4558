import { expect, test } from './fixtures.ts'

test.describe('the categories', () => {
  test('are all there, each leading to its own page', async ({ page, visit }) => {
    await visit('/educations')
    await page.getByRole('main').getByRole('link', { name: 'Categories' }).click()
    await expect(page).toHaveURL('/educations/categories')
    const categories = page.getByRole('main').getByRole('article')
    await expect(categories).toHaveCount(5)
    await expect(categories.first()).toContainText('4 courses')
    await categories.first().getByRole('link', { name: 'Cutting' }).click()
    await expect(page).toHaveURL('/educations/categories/cutting')
  })

  test('one holds its courses, its programs and its qualification', async ({ page, visit }) => {
    await visit('/educations/categories/updo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updo')
    const courses = page.getByRole('region', { name: 'Courses' }).getByRole('article')
    await expect(courses).toHaveCount(3)
    for (const course of await courses.all()) await expect(course).toContainText('Updo')
    await expect(page.getByRole('heading', { name: 'The bridal stylist' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Its qualification' })).toContainText('Updo, complete')
  })

  test('one is found by its id, and has one address', async ({ page, visit, request }) => {
    const answer = await request.get('/api/v1/base/education_categories')
    const { data }: { data: { id: string; slug: string }[] } = await answer.json()
    const colour = data.find(({ slug }) => slug === 'colour')
    await visit(`/educations/categories/${colour?.id}`)
    await expect(page).toHaveURL('/educations/categories/colour')
  })

  test('a page beyond the last one leads to the last one', async ({ page, visit }) => {
    await visit('/educations/categories/colour?page=99')
    await expect(page).toHaveURL('/educations/categories/colour')
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toHaveCount(0)
  })

  test('there is none of another name', async ({ page, visit, expectRefusal }) => {
    expectRefusal(404)
    expect((await visit('/educations/categories/weaving')).status()).toBe(404)
    await expect(page.getByRole('combobox')).toBeVisible()
  })

  test('the search box leads from them to the results', async ({ page, visit }) => {
    await visit('/educations/categories/cutting')
    await page.getByRole('combobox').fill('curls')
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL('/educations?search=curls')
  })
})

test.describe('the qualifications', () => {
  const card = (name: string) => ({ name, exact: true }) as const

  test('tell a guest what each takes', async ({ page, visit }) => {
    await visit('/educations/qualifications')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(5)
    for (const one of await cards.all()) {
      await expect(one).toContainText('2 courses to the silver certificate')
      await expect(one.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    }
  })

  test('tell a member how far they are, and what is complete', async ({ page, visit, signIn }) => {
    await signIn('learner')
    await visit('/educations/qualifications')
    const of = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', card(name)) })
    await expect(of('Cutting, complete')).toContainText('Complete: the silver certificate is yours')
    await expect(of('Cutting, complete').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(of('Colour, complete')).toContainText('1 more course to the silver certificate')
    await expect(of('Colour, complete').getByText('Done')).toHaveCount(1)
    await of('Colour, complete').getByRole('link', { name: 'Freehand balayage' }).click()
    await expect(page).toHaveURL('/courses/freehand-balayage')
  })
})
