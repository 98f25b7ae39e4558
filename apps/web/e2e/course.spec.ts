import { expect, test } from './fixtures.ts'

type Course = {
  data: {
    name: string
    lessons: { name: string; is_free: boolean; resource: { properties: { duration: number } } }[]
  }
}

const slug = 'classic-chignon-in-five-moves'

const clock = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

test.describe('a course', () => {
  test('shows what it is, what it costs and what it leads to', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic chignon in five moves')
    await expect(page).toHaveTitle('Classic chignon in five moves · Chignon')
    const main = page.getByRole('main')
    await expect(main.getByRole('term').filter({ hasText: 'Lessons' })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: /^5$/ })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: '55 min' })).toBeVisible()
    await expect(main).toContainText('$79.00')
    await expect(main).toContainText('$59.00')
    await expect(page.getByRole('heading', { name: 'What you take with you' })).toBeVisible()
    await expect(main).toContainText('Counts towards the silver certificate')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
  })

  test('lists its lessons with durations in mm:ss, the first one free', async ({ page, visit, provider }) => {
    const { data }: Course = await (await provider.get(`/courses/${slug}`)).json()
    await visit(`/courses/${slug}`)
    const lessons = page.getByRole('list', { name: 'Lesson plan' }).getByRole('listitem')
    await expect(lessons).toHaveCount(data.lessons.length)
    for (const [i, lesson] of data.lessons.entries()) {
      await expect(lessons.nth(i)).toContainText(lesson.name)
      await expect(lessons.nth(i)).toContainText(clock(lesson.resource.properties.duration))
      await expect(lessons.nth(i)).toContainText(lesson.is_free ? 'Free' : 'Locked')
    }
    await expect(lessons.first()).toContainText('Free')
  })

  test('leads to those like it, and back to its category', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    const related = page.getByRole('region', { name: 'You may also like' }).getByRole('listitem')
    expect(await related.count()).toBeGreaterThan(0)
    expect(await related.count()).toBeLessThanOrEqual(4)
    await expect(related.filter({ hasText: 'Classic chignon in five moves' })).toHaveCount(0)
    const where = page.getByRole('navigation', { name: 'Where you are' })
    await expect(where.locator('[aria-current="page"]')).toHaveText('Classic chignon in five moves')
    await where.getByRole('link', { name: 'Updo' }).click()
    await expect(page).toHaveURL('/educations?category=updo')
  })

  test('that someone bought shows the days that are left', async ({ page, visit, signIn, provider }) => {
    const learner = await signIn('learner')
    const token = await provider.tokenOf(learner)
    const bought: { data: { slug: string; has_expired: boolean; is_bought: boolean; remaining_days: number }[] } = await (
      await provider.get('/courses?per_page=50', token)
    ).json()
    const current = bought.data.find((course) => course.is_bought && !course.has_expired)
    await visit(`/courses/${current?.slug}`)
    await expect(page.getByRole('main')).toContainText(`${current?.remaining_days} days left`)
    await expect(page.getByRole('link', { name: 'Continue learning' })).toBeVisible()
    const expired = bought.data.find((course) => course.has_expired)
    await visit(`/courses/${expired?.slug}`)
    await expect(page.getByRole('main')).toContainText('Expired – buy again')
    await expect(page.getByRole('link', { name: 'Buy again' })).toBeVisible()
  })

  test('that is not there is a page that says so', async ({ page, visit, expectRefusal }) => {
    expectRefusal(404)
    const response = await visit('/courses/no-such-course')
    expect(response.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find what you asked for. It may have moved.')
    await page.getByRole('link', { name: 'Back to Homepage' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Courses to begin with' })).toBeVisible()
  })

  test('has a cover that is loaded', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    const cover = page.getByRole('main').locator('img').first()
    await expect.poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  })
})
