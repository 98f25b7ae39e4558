import { userEndpoints } from '@chignon/contract/identity/user'
import type { Page } from '@playwright/test'
import { contentTest, expect, linkInMail, test } from './fixtures.ts'

async function forget(page: Page, email: string): Promise<void> {
  // The page before has a field of this name too.
  const send = page.getByRole('button', { name: 'Send me a link' })
  await send.waitFor()
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await send.click()
}

async function choose(page: Page, password: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('New password').fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
}

test.describe('a forgotten password', () => {
  test('can be reset once by a mailed link, which ends every session', async ({
    page,
    visit,
    registerUser,
    mailTo,
    api,
    request,
    allowStatus,
  }) => {
    const { email, password } = await registerUser()
    const otherLogin = await request.post('/api/v1/login', { data: { email, password } })
    const { data }: { data: { token: string } } = await otherLogin.json()

    await visit('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/account/forgot-password')
    await forget(page, email)
    await expect(page.getByRole('status').getByText('we have sent you a link')).toBeVisible()
    const link = linkInMail(await mailTo(email, 'reset-password'))

    await visit(link)
    const button = page.getByRole('button', { name: 'Change password' })
    await expect(button).toBeDisabled()
    await page.getByLabel('New password').fill('combed-back')
    await page.getByLabel('Confirm password').fill('combed-down')
    await expect(button).toBeDisabled()
    await choose(page, 'combed-back')
    await expect(page).toHaveURL('/login?notice=password-changed')
    const changed = 'Your password has been changed. Log in with your new password.'
    await expect(page.getByRole('status').filter({ hasText: changed })).toBeVisible()
    await expect(api(data.token)(userEndpoints.me, {})).rejects.toMatchObject({ status: 401 })

    const form = page.getByRole('main')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password', { exact: true }).fill('combed-back')
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
    const notice = await mailTo(email, 'password-changed')
    expect(notice.subject).toBe('Your password was changed')

    allowStatus(422)
    await visit(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await page.getByRole('link', { name: 'Send me a new link' }).click()
    await expect(page).toHaveURL('/account/forgot-password')
    await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue(email)
  })

  test('shows the same message for an unknown address', async ({ page, visit }) => {
    await visit('/account/forgot-password')
    await forget(page, 'unknown@example.com')
    await expect(page.getByRole('status').getByText('If there is an account with this address')).toBeVisible()
  })

  test('closes the modal that links to it', async ({ page, visit }) => {
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/account/forgot-password')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  })

  test('shows an error if the link was used in the meantime', async ({
    page,
    visit,
    registerUser,
    mailTo,
    request,
    allowStatus,
  }) => {
    allowStatus(422)
    const { email } = await registerUser()
    await request.post('/api/v1/password/forgot', { data: { email } })
    const link = linkInMail(await mailTo(email, 'reset-password'))
    await visit(link)
    const token = link.split('/').at(-1)
    const used = { token, password: 'braided-up', password_confirmation: 'braided-up' }
    expect((await request.post('/api/v1/password/reset', { data: used })).status()).toBe(200)
    await choose(page, 'combed-back')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await expect(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible()
  })

  contentTest('offers a new link for an invalid one', async ({ page, visit }) => {
    await visit('/account/password-reset/made-up')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await visit('/account/password-reset')
    await page.getByRole('link', { name: 'Send me a link' }).click()
    await expect(page).toHaveURL('/account/forgot-password')
  })
})

test('the page of a mailed link is not indexed, cached or sent as a referrer', async ({
  page,
  visit,
  registerUser,
  mailTo,
  request,
}) => {
  const { email } = await registerUser()
  await request.post('/api/v1/password/forgot', { data: { email } })
  const link = linkInMail(await mailTo(email, 'reset-password'))
  const response = await visit(link)
  expect(response.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  // The login link does not contain the address either.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login',
  )
  const token = link.split('/').at(-1) ?? ''
  expect((await page.locator('head').innerHTML()).includes(token)).toBe(false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a password can be reset', async ({ page, visit, registerUser, mailTo, allowStatus }) => {
    allowStatus(422)
    const { email } = await registerUser()
    await visit('/account/forgot-password')
    await forget(page, email)
    await expect(page.getByRole('status').getByText('we have sent you a link')).toBeVisible()
    await visit(linkInMail(await mailTo(email, 'reset-password')))
    await page.getByLabel('New password').fill('combed-back')
    await page.getByLabel('Confirm password').fill('combed-down')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
      'The passwords do not match. Type the same password twice.',
    )
    await choose(page, 'combed-back')
    await expect(page).toHaveURL('/login?notice=password-changed')
  })
})
