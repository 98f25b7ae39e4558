import { contentTest, expect, test, waitForHydrationOf } from './fixtures.ts'

test.describe('the error page', () => {
  for (const [address, message, title = message] of [
    ['/error?status=404', 'This page could not be found'],
    [
      '/error?status=500',
      'Something went wrong on our side. Please try again in a moment.',
      'An error occurred',
    ],
    ['/error?status=418', 'An error occurred'],
    ['/error?status=constructor', 'An error occurred'],
    ['/error', 'An error occurred'],
  ] as const) {
    contentTest(`${address} shows “${message}”`, async ({ page, visit }) => {
      await visit(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
      await expect(page).toHaveTitle(`${title} · Chignon`)
      await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/')
    })
  }

  for (const address of [
    '/nowhere',
    '/no/where/at/all',
    '/courses',
    '/%E2%9C%82',
    '/index.php?x=1',
    '/__proto__',
  ]) {
    contentTest(
      `${address} returns 404 with a link to the home page`,
      async ({ page, visit, allowStatus }) => {
        allowStatus(404)
        const response = await visit(address)
        expect(response.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
        await expect(page.getByRole('banner')).toBeVisible()
        await page.getByRole('link', { name: 'Back to Homepage' }).click()
        await expect(page).toHaveURL('/')
      },
    )
  }

  for (const folder of [
    'courses',
    'programs',
    'live-masterclasses',
    'online-masterclasses',
    'subscription',
  ]) {
    test(`an invalid slug in /${folder} returns 404`, async ({ request }) => {
      for (const name of ['x'.repeat(121), '%00']) {
        const response = await request.get(`/${folder}/${name}`)
        expect(response.status(), name).toBe(404)
        expect(await response.text(), name).toContain('This page could not be found')
      }
    })
  }

  test('an unknown address in a client-side navigation shows the 404 page', async ({
    page,
    visit,
    allowStatus,
  }) => {
    allowStatus(404)
    await visit('/')
    // No link of the app is broken, so the router is called directly.
    await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/nowhere'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  })

  test('says that the connection was lost, and leads on when it is back', async ({
    page,
    visit,
    context,
    browserProblems,
    allowStatus,
  }) => {
    browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module/)
    allowStatus(404)
    await visit('/about')
    // Shown once, the error page has all of its code.
    await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/nowhere'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    await page.goBack()
    await expect(page).toHaveTitle(/^A school for hands/)
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Education' }).click()
    const title = page.getByRole('heading', { level: 1 })
    const lost = 'The connection was lost. Check it and try again.'
    await expect(title).toHaveText(lost)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status')).toHaveText(lost)
    await context.setOffline(false)
    await expect(title).toHaveText('Education')
    await expect(page).toHaveURL('/educations')
  })

  test('says that the connection was lost if its own code is missing too', async ({
    page,
    visit,
    context,
    browserProblems,
  }) => {
    browserProblems.allowProblem(
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module/,
    )
    const { promise: loaded, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/(error-page|educations)-[^/]+\.js$/, async (route) => {
      await loaded
      await route.abort()
    })
    await visit('/about')
    await context.setOffline(true)
    release()
    await page.getByRole('banner').getByRole('link', { name: 'Education' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('The connection was lost. Check it and try again.')
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(title).toHaveText('Education')
  })

  contentTest('is not indexed', async ({ page, visit, allowStatus }) => {
    allowStatus(404)
    await visit('/nowhere')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  test('has one title if its code loads after hydration', async ({ page, visit, allowStatus }) => {
    allowStatus(404)
    const { promise: hydrated, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/error-page-[^/]+\.js$/, async (route) => {
      await hydrated
      await route.continue()
    })
    await visit('/nowhere')
    const loaded = page.waitForResponse(/\/assets\/error-page-/)
    release()
    await loaded
    const home = page.getByRole('link', { name: 'Back to Homepage' })
    await waitForHydrationOf(home)
    await expect(page.locator('head > title')).toHaveCount(1)
    await expect(page).toHaveTitle('This page could not be found · Chignon')
    await home.click()
    await expect(page).toHaveTitle('Hair design, taught by hand · Chignon')
    await expect(page.locator('head > title')).toHaveCount(1)
  })

  test('an address that cannot be decoded returns 400 or 404', async ({ request }) => {
    for (const path of [
      '/%',
      '/courses/%ff',
      '/%c0%ae%c0%ae/etc/passwd',
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2fserver/index.js',
    ]) {
      const response = await request.get(path)
      expect([400, 404], path).toContain(response.status())
    }
  })
})
