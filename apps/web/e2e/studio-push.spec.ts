import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { startSecondServer } from './second-server.ts'
import { openStudio } from './studio.ts'

// An app with a public address, without which there are no push messages (PUSH-1), over the database of the journeys.
const test = base.extend<object, { pushApp: string }>({
  pushApp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startSecondServer((url) => ({ PUBLIC_URL: url }))
      await provide(server.url)
      await server.kill()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pushApp }, provide) => provide(pushApp),
})

// In one worker, so that one app is started.
test.describe.configure({ mode: 'default' })

/** Answers in place of the browser's push service, which cannot be reached from here; all else is the browser's own. */
async function subscribeWithoutService(page: Page): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve(
          Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => subscription }),
        )
    },
    { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/journey', keys },
  )
}

test('a device is subscribed once it is switched on, and no longer once it is off (PUSH-1)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await subscribeWithoutService(page)
  await openStudio(page, 'staff', '/studio/chat')
  const toggle = page.getByRole('switch', { name: 'Notify this device' })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(toggle).toBeChecked()
  // As the API has it.
  await page.reload()
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await page.reload()
  await expect(toggle).not.toBeChecked()
  // The worker is gone too.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('a browser that does not allow it says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await openStudio(page, 'staff', '/studio/chat')
  const toggle = page.getByRole('switch', { name: 'Notify this device' })
  await toggle.click()
  await expect(page.getByText('Allow them in its settings for this site')).toBeVisible()
  await expect(toggle).not.toBeChecked()
})
