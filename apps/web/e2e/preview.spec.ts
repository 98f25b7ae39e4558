import { createServer } from 'node:http'
import { once } from 'node:events'
import { expectNoBarrier } from './axe.ts'
import { beginCourseDraft } from './course-draft.ts'
import { expect, test } from './fixtures.ts'
import { overflow } from './page-faults.ts'
import { startSecondServer } from './second-server.ts'
import { readStructuredData } from './structured-data.ts'

test.describe('the preview of a course', () => {
  for (const [locale, dir, width, name, lesson, bar] of [
    ['de', 'ltr', 375, 'Der unfertige Zopf', 'Drei Strähnen', 'Vorschau'],
    ['de', 'ltr', 1280, 'Der unfertige Zopf', 'Drei Strähnen', 'Vorschau'],
    ['fa', 'rtl', 375, 'The unfinished braid', 'Three strands', 'پیش‌نمایش'],
    ['fa', 'rtl', 1280, 'The unfinished braid', 'Three strands', 'پیش‌نمایش'],
  ] as const) {
    test(`shows its page in ${locale}, ${width} px wide, to a guest`, async ({ page, visit, api }, info) => {
      const { preview } = await beginCourseDraft(api)
      await page.setViewportSize({ width, height: 800 })
      const response = await visit(`${await preview()}?lang=${locale}`)
      expect(response.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
      })
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('complementary', { name: bar })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(lesson)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0)
      expect(readStructuredData(await response.text())).toEqual([])
      expect(await overflow(page)).toBe(0)
      await expectNoBarrier(page, `${locale} ${width}`)
      await page.screenshot({ path: info.outputPath(`${locale}-${width}.png`), fullPage: true })
    })
  }

  test('says until when, has no way to buy, and shows what was changed since', async ({
    page,
    visit,
    api,
  }) => {
    const draft = await beginCourseDraft(api)
    const path = await draft.preview()
    await visit(path)
    const bar = page.getByRole('complementary', { name: 'Preview' })
    await expect(bar).toContainText('Preview: not published.')
    await expect(bar).toContainText(/Only people with this link see it, until \d\d:\d\d (today|tomorrow)\./)
    await expect(page.getByRole('button', { name: 'Buy this course' })).toBeDisabled()
    await expect(page.getByRole('main')).toContainText('Buying is off in the preview.')
    await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0)
    await draft.change([
      { path: 'name.en', value: 'The finished braid' },
      { path: 'price', value: null },
    ])
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The finished braid')
    await expect(page.getByRole('main')).toContainText('No price yet')
  })

  test('is the same for a learner, and nothing else shows the draft', async ({
    page,
    visit,
    api,
    signIn,
    request,
    allowStatus,
  }) => {
    const draft = await beginCourseDraft(api)
    const path = await draft.preview()
    await signIn('learner')
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The unfinished braid')
    await expect(page.getByRole('button', { name: 'Buy this course' })).toBeDisabled()
    allowStatus(404)
    for (const address of [
      `/courses/${draft.id}`,
      '/courses/the-unfinished-braid',
      `/preview/course/${draft.id}`,
      path.slice(0, -1),
      `/preview/course/${'x'.repeat(300)}`,
      `/preview/program/${path.split('/').at(-1)}`,
    ])
      expect((await visit(address)).status(), address).toBe(404)
    for (const file of ['/sitemap.xml', '/educations', '/og/courses/the-unfinished-braid.png'])
      expect(await (await request.get(file)).text(), file).not.toContain('unfinished')
  })

  test('says so when its link has ended', async ({ page, browserProblems }) => {
    // An API that answers as it would a day later.
    const api = createServer((incoming, response) => {
      const isPreview = incoming.url?.startsWith('/api/v1/previews/')
      const body = isPreview ? { message: 'This preview has ended.', code: 'expired' } : { data: [] }
      response.writeHead(isPreview ? 410 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    const address = api.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const server = await startSecondServer({ API_URL: `http://127.0.0.1:${port}` })
    try {
      browserProblems.allowOrigin(server.url)
      browserProblems.allowStatus(410)
      const response = await page.goto(`${server.url}/preview/course/ended`)
      expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([410, 'noindex'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
      await expect(page.getByRole('main')).toContainText('A preview can be opened for 24 hours.')
      await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible()
    } finally {
      await server.kill()
      api.close()
    }
  })
})
