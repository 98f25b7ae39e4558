import { authEndpoints } from '@chignon/contract/identity/auth'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { contentTest, expect, test } from './fixtures.ts'

const slug = 'classic-chignon-in-five-moves'

const clock = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

test.describe('a course', () => {
  contentTest('shows description, price and qualification', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The classic chignon in five moves')
    await expect(page).toHaveTitle('The classic chignon in five moves · Chignon')
    const main = page.getByRole('main')
    await expect(main.getByRole('term').filter({ hasText: 'Lessons' })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: /^5$/ })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: '55 min' })).toBeVisible()
    await expect(main).toContainText('$79.00')
    await expect(main).toContainText('$59.00')
    await expect(page.getByRole('heading', { name: 'What you will learn' })).toBeVisible()
    const certificate = main.getByRole('article').filter({ hasText: 'Silver certificate' })
    await expect(certificate).toContainText('This course counts towards it')
    await expect(certificate.getByRole('link')).toHaveAttribute('href', '/educations/qualifications')
    await expect(main.getByRole('link', { name: 'The bridal stylist' })).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
  })

  contentTest(
    'lists its lessons with durations in mm:ss, the first one free',
    async ({ page, visit, api }) => {
      const { data } = await api()(courseEndpoints.show, { params: { id: slug } })
      await visit(`/courses/${slug}`)
      const lessons = page.getByRole('list', { name: 'Lesson plan' }).getByRole('listitem')
      await expect(lessons).toHaveCount(data.lessons.length)
      for (const [i, lesson] of data.lessons.entries()) {
        await expect(lessons.nth(i)).toContainText(lesson.name)
        await expect(lessons.nth(i)).toContainText(clock(lesson.resource.properties.duration ?? 0))
        await expect(lessons.nth(i)).toContainText(lesson.is_free ? 'Free' : 'Locked')
      }
      await expect(lessons.first()).toContainText('Free')
    },
  )

  contentTest('links related courses and its category', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    const related = page.getByRole('region', { name: 'You may also like' }).getByRole('listitem')
    expect(await related.count()).toBeGreaterThan(0)
    expect(await related.count()).toBeLessThanOrEqual(4)
    await expect(related.filter({ hasText: 'The classic chignon in five moves' })).toHaveCount(0)
    const where = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(where.locator('[aria-current="page"]')).toHaveText('The classic chignon in five moves')
    await expect(where.getByRole('link', { name: 'Updo' })).toHaveAttribute(
      'href',
      '/educations/categories/updo',
    )
  })

  contentTest('shows the remaining days of a bought course', async ({ page, visit, signIn, api }) => {
    const { email, password } = await signIn('learner')
    const { token } = (await api()(authEndpoints.login, { body: { email, password } })).data
    const { data: courses } = await api(token)(courseEndpoints.list, { query: { per_page: 50 } })
    const current = courses.find((course) => course.is_bought && !course.has_expired)
    await visit(`/courses/${current?.slug}`)
    await expect(page.getByRole('main')).toContainText(`${current?.remaining_days} days left`)
    await expect(page.getByRole('link', { name: 'Continue learning' })).toBeVisible()
    const expired = courses.find((course) => course.has_expired)
    await visit(`/courses/${expired?.slug}`)
    await expect(page.getByRole('main')).toContainText('Your access has expired')
    await expect(page.getByRole('link', { name: 'Buy again' })).toBeVisible()
  })

  contentTest('redirects an id to the slug', async ({ page, visit, request }) => {
    const response = await request.get('/api/v1/courses/the-precise-fringe')
    const { data }: { data: { id: string } } = await response.json()
    await visit(`/courses/${data.id}?lang=de`)
    await expect(page).toHaveURL('/courses/the-precise-fringe?lang=de')
  })

  contentTest('returns 404 for an unknown slug', async ({ page, visit, allowStatus }) => {
    allowStatus(404)
    const response = await visit('/courses/no-such-course')
    expect(response.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We could not find what you are looking for. It may have been moved or deleted.',
    )
    await page.getByRole('link', { name: 'Back to Homepage' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Courses to start with' })).toBeVisible()
  })

  contentTest('loads its cover', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    const cover = page.getByRole('main').locator('img').first()
    await expect
      .poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
