import { expect, logIn, test } from './fixtures.ts'
import { memberPages } from './pages.ts'

test.use({ javaScriptEnabled: false })

test('without scripts, another device is listed, logged out, and reported by mail', async ({
  page,
  visit,
  registerUser,
  browser,
  baseURL,
  mailTo,
}) => {
  const user = await registerUser()
  const other = await browser.newPage({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false })
  await other.goto('/login')
  await logIn(other, user)
  await visit('/login')
  await logIn(page, user)
  expect((await mailTo(user.email, 'new-device')).text).toContain(memberPages.sessions)

  await visit(memberPages.sessions)
  const devices = page.getByRole('article')
  await expect(devices.first()).toContainText('This device')
  const count = await devices.count()
  await devices.nth(1).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('The device has been logged out.')).toBeVisible()
  await expect(devices).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(devices).toHaveCount(1)
  await other.goto('/profile')
  await expect(other).toHaveURL(/\/login\?notice=session-expired/)
  await other.close()
})
