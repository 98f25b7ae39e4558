import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chunkGroups } from '../router/chunk-groups.ts'
import { expect, test } from './fixtures.ts'
import { saveData } from './save-data.ts'

const web = path.join(import.meta.dirname, '..')
const assets = path.join(web, 'build/current/client/assets')

const goToMasterclasses = 'header >> role=link[name="Masterclasses"]'

test.describe('route modules', () => {
  test('a failed load opens the page of the clicked link', async ({ page, visit, browserProblems }) => {
    browserProblems.allowProblem(/route module|Failed to (fetch|load)|ERR_FAILED/)
    // As after a deployment: the old file is gone, and a reloaded page refers to the new one.
    await page.route(/\/assets\/masterclasses-.*\.js/, (route) => route.abort(), { times: 1 })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await visit('/')
    const loaded = page.waitForEvent('load')
    await page.locator(goToMasterclasses).first().click()
    await loaded
    await expect(page).toHaveURL('/masterclasses')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masterclasses')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('a second failed load within a minute shows the error page', async ({
    page,
    visit,
    browserProblems,
  }) => {
    browserProblems.allowProblem(/route module|Failed to (fetch|load)|ERR_FAILED/)
    await page.route(/\/assets\/masterclasses-.*\.js/, (route) => route.abort())
    await visit('/')
    const loaded = page.waitForEvent('load')
    await page.locator(goToMasterclasses).first().click()
    await loaded
    await expect(page).toHaveURL('/masterclasses')
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

  test('of visible links are prefetched after all parts of the page have been loaded', async ({
    page,
    visit,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const fetched = page.waitForRequest(/\/assets\/masterclasses-.*\.js/)
    await visit('/')
    await fetched
    expect(new URL(page.url()).pathname).toBe('/')
    const place = (name: string) => requests.findIndex((path) => path.startsWith(`/assets/${name}-`))
    // What every page loads when it is idle.
    expect(place('idle-parts')).toBeGreaterThan(0)
    expect(place('idle-parts')).toBeLessThan(place('masterclasses'))
    expect(requests.filter((path) => path.startsWith('/assets/libraries-'))).toHaveLength(1)
  })

  test('are accompanied by a worker that reads the locale data, and ends', async ({ page }) => {
    const started = page.waitForEvent('worker')
    await page.goto('/')
    const worker = await started
    expect(new URL(worker.url()).pathname).toMatch(/^\/assets\/locale-data\.worker-.*\.js$/)
    await expect.poll(() => page.workers()).toEqual([])
  })

  test('are not prefetched with data saving on', async ({ page, visit }) => {
    await saveData(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await visit('/')
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(requests.filter((url) => /\/assets\/masterclasses-/.test(url))).toEqual([])
  })
})

test.describe('the built files', () => {
  test('contain one or more files of each chunk group', () => {
    for (const { name } of chunkGroups)
      expect(globSync(`${name}-*.js`, { cwd: assets }), name).not.toHaveLength(0)
  })

  test('contain no development build of React Router', () => {
    // A warning that only the development build can log.
    const warning = 'No routes matched location'
    const development = globSync('node_modules/react-router/dist/development/*.mjs', { cwd: web })
    const hasWarning = (file: string) => readFileSync(file, 'utf8').includes(warning)
    expect(development.some((file) => hasWarning(path.join(web, file)))).toBe(true)
    for (const file of globSync('*.js', { cwd: assets }))
      expect(hasWarning(path.join(assets, file)), file).toBe(false)
  })
})
