import { expect, test } from './fixtures.ts'

const goToMasterclasses = 'header >> role=link[name="Masterclasses"]'

test.describe('route modules', () => {
  test('a failed load reloads the page once a minute, then shows the error page', async ({
    page,
    visit,
    browserProblems,
  }) => {
    browserProblems.allowProblem(/route module|Failed to (fetch|load)|ERR_FAILED/)
    await page.route(/\/assets\/masterclasses-.*\.js/, (route) => route.abort())
    await visit('/')
    const reloaded = page.waitForEvent('load')
    await page.locator(goToMasterclasses).first().click()
    await reloaded
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit('/')
    await page.locator(goToMasterclasses).first().click()
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible()
  })

  test('are requested only after the first frame', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const modules = requests.filter((path) => path.endsWith('.js'))
    expect(modules.filter((path) => !path.startsWith('/assets/entry.client-'))).toEqual([])
  })

  test('of visible links are prefetched when the browser is idle', async ({ page, visit }) => {
    const fetched = page.waitForRequest(
      (request) =>
        /\/assets\/masterclasses-.*\.js/.test(request.url()) && request.resourceType() !== 'document',
    )
    await visit('/')
    await fetched
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('are not prefetched with data saving on', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await visit('/')
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(requests.filter((url) => /\/assets\/masterclasses-/.test(url))).toEqual([])
  })
})
