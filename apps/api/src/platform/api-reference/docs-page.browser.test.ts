import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { chromium } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp({ sample: true })
const server = serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => testApp.fetch(request) })
await once(server, 'listening')
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
const browser = await chromium.launch(chromiumLaunchOptions())

afterAll(async () => {
  await browser.close()
  server.close()
})

test('renders every tag and sends a request, without policy violations or requests to other origins', async () => {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') problems.push(request.url())
  })
  await page.goto(`${origin}/api/v1/docs#tag/course/GET/courses`)
  const heading = page.getByRole('heading', { name: /^Courses/ })
  await heading.waitFor()
  for (const tag of ['auth', 'course', 'search', 'user'])
    expect(await page.getByRole('link', { name: tag, exact: true }).count(), tag).toBeGreaterThan(0)
  await page
    .getByRole('button', { name: /^Test Request/ })
    .first()
    .click()
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.url().startsWith(`${origin}/api/v1/courses?`)),
    page
      .getByRole('button', { name: /^Send get request/ })
      .first()
      .click(),
  ])
  expect(response.status()).toBe(200)
  expect(problems).toEqual([])
})
