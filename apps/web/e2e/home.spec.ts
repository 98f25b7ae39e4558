import { academyEndpoints } from '@chignon/contract/catalogue/academy'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { contentTest, expect, test, waitForHydrationOf } from './fixtures.ts'

test.describe('the home page', () => {
  test('contains courses and masterclasses in the server’s HTML', async ({ request, api }) => {
    const courses = await api()(courseEndpoints.list, { query: { groups: 'popular', per_page: 4 } })
    const masterclasses = await api()(liveMasterclassEndpoints.list, { query: { per_page: 2 } })
    const html = await (await request.get('/')).text()
    expect(courses.data).toHaveLength(4)
    expect(masterclasses.data).toHaveLength(2)
    for (const { name } of [...courses.data, ...masterclasses.data]) expect(html).toContain(`>${name}<`)
  })

  test('shows four courses and two live masterclasses without client-side requests', async ({
    page,
    visit,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await visit('/')
    await expect(
      page.getByRole('region', { name: 'Courses to start with' }).getByRole('listitem'),
    ).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Live masterclasses' }).getByRole('listitem')).toHaveCount(
      2,
    )
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => /^\/(bff|api)\/|\.data$/.test(path))).toEqual([])
  })

  test('links a course card to the course', async ({ page, visit }) => {
    await visit('/')
    const card = page.getByRole('region', { name: 'Courses to start with' }).getByRole('listitem').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/courses\/[a-z0-9-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  contentTest('of a guest names an online way beside the city', async ({ page, visit }) => {
    await visit('/')
    await expect(page.getByRole('main').getByRole('link', { name: 'Learn online' })).toHaveAttribute(
      'href',
      '/educations',
    )
  })

  contentTest('of a member continues, and does not sell what they have', async ({ page, visit, signIn }) => {
    await signIn('learner')
    await visit('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Continue: .+/)
    await expect(main.getByRole('link', { name: 'Continue learning' })).toHaveAttribute(
      'href',
      /^\/profile\/(courses|programs|online-masterclasses)\/[a-z-]+\/lessons\?lessonId=[-0-9a-f]{36}$/,
    )
    await expect(main.getByRole('definition').filter({ hasText: 'See your ticket' })).toHaveCount(1)
    await expect(main.getByRole('button', { name: 'Reserve your seat' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Courses to start with' })).not.toContainText('left')
  })

  test.describe('the marquee', () => {
    const label = 'Categories, cities and educators of the academy'

    contentTest('links categories, cities and educators to their pages', async ({ page, visit, api }) => {
      const { data } = await api()(academyEndpoints.highlights, {})
      expect([data.cities.length, data.categories.length, data.educators.length]).not.toContain(0)
      await visit('/')
      const names = page.getByRole('group', { name: label })
      const hrefs = await names
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toHaveLength(new Set(hrefs).size)
      expect(new Set(hrefs)).toEqual(
        new Set([
          ...data.categories.map(({ slug }) => `/educations/categories/${slug}`),
          ...data.cities.map(({ masterclass_slug }) => `/live-masterclasses/${masterclass_slug}`),
          ...data.educators.map(({ id }) => `/users/${id}`),
        ]),
      )
      const city = data.cities[0]
      await names.getByRole('link', { name: city?.name ?? '' }).click()
      await expect(page).toHaveURL(`/live-masterclasses/${city?.masterclass_slug}`)
    })

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } })

      test('moves until it is paused, and its copied names can be clicked', async ({ page, visit }) => {
        await visit('/')
        const names = page.getByRole('group', { name: label })
        const states = () =>
          names.evaluate((row) => row.getAnimations({ subtree: true }).map(({ playState }) => playState))
        await expect.poll(states).toEqual(['running', 'running'])
        await page.getByRole('checkbox', { name: 'Pause the moving names' }).check({ force: true })
        expect(await states()).toEqual(['paused', 'paused'])
        // The end of a cycle: the copy is where the row began.
        await names.evaluate((row) => {
          for (const animation of row.getAnimations({ subtree: true })) animation.currentTime = 39_990
        })
        const copy = names.locator('ul[aria-hidden] a').first()
        const href = (await copy.getAttribute('href')) ?? ''
        await copy.click()
        await expect(page).toHaveURL(href)
      })
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

      test('has links and can be paused', async ({ page, visit }) => {
        await visit('/')
        await expect(page.getByRole('group', { name: label }).getByRole('link').first()).toBeVisible()
        const row = page.getByRole('group', { name: label }).getByRole('list').first()
        const state = () => row.evaluate((list) => getComputedStyle(list).animationPlayState)
        expect(await state()).toBe('running')
        await page.getByRole('checkbox', { name: 'Pause the moving names' }).check({ force: true })
        expect(await state()).toBe('paused')
      })
    })
  })

  contentTest('shows the promotion of the subscription', async ({ page, visit }) => {
    await visit('/')
    await expect(page.getByRole('heading', { name: 'Become a premium member' })).toBeVisible()
    await expect(
      page.getByText('4 videos of your choice every month with a monthly or annual subscription.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Subscribe now' })).toBeVisible()
  })

  test('limits seats to the number left', async ({ page, visit }) => {
    await visit('/')
    const seats = page.getByRole('spinbutton', { name: 'Seats' })
    await expect(seats).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Remove one seat' })).toBeDisabled()
    const add = page.getByRole('button', { name: 'Add one seat' })
    await waitForHydrationOf(add)
    await add.click()
    await expect(seats).toHaveValue('2')
    await seats.fill('9999')
    await seats.blur()
    await expect(seats).toHaveValue((await seats.getAttribute('max')) ?? '')
  })

  contentTest('contains all links of header and footer', async ({ page, visit }) => {
    await visit('/')
    const hrefs = (role: 'banner' | 'contentinfo') =>
      page
        .getByRole(role)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const path of ['/', '/educations', '/masterclasses', '/contact', '/login', '/register'])
      expect(await hrefs('banner')).toContain(path)
    const footer = await hrefs('contentinfo')
    for (const path of [
      '/',
      '/educations',
      '/masterclasses',
      '/contact',
      '/support/terms-and-conditions',
      '/support/privacy-policy',
    ])
      expect(footer).toContain(path)
    expect(footer.filter((href) => href?.startsWith('https://'))).toHaveLength(5)
    expect(footer).toContain('mailto:hello@chignon.example')
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} Chignon`)
  })
})
