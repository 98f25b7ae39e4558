import { expect, test } from './fixtures.ts'

const goToMasterclasses = 'header >> role=link[name="Masterclasses"]'

test.describe('the code of a page', () => {
  test('that cannot be loaded reloads the page, within a minute only once, then tells', async ({
    page,
    visit,
    watched,
  }) => {
    watched.expectTrouble(/route module|Failed to (fetch|load)|ERR_FAILED/)
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

  test('is asked for when the page has been drawn, not before', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const modules = asked.filter((path) => path.endsWith('.js'))
    expect(modules.filter((path) => !path.startsWith('/assets/entry.client-'))).toEqual([])
  })

  test('behind the links on the screen is fetched while nothing else is to do', async ({ page, visit }) => {
    const fetched = page.waitForRequest(
      (request) =>
        /\/assets\/masterclasses-.*\.js/.test(request.url()) && request.resourceType() !== 'document',
    )
    await visit('/')
    await fetched
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('is left where the person saves data', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit('/')
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(asked.filter((url) => /\/assets\/masterclasses-/.test(url))).toEqual([])
  })
})
