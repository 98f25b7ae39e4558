import { expect, logIn, test } from './fixtures.ts'
import { memberPages } from './pages.ts'

test.use({ javaScriptEnabled: false })

test('without scripts, an account is scheduled for deletion and kept again', async ({
  page,
  visit,
  registerUser,
  mailTo,
  allowStatus,
}) => {
  allowStatus(422)
  const user = await registerUser()
  await visit('/login')
  await logIn(page, user)
  await visit(memberPages['delete account'])
  await page.getByLabel('Your password').fill('wrong password')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Your password').fill(user.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted in 14 days.')).toBeVisible()
  expect((await mailTo(user.email, 'deletion-scheduled')).text).toContain(memberPages['delete account'])

  await logIn(page, user)
  await page.getByRole('link', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep my account' })).toHaveCount(0)
})

test('a copy of the data is requested, announced by mail, and downloaded', async ({
  page,
  visit,
  registerUser,
  mailTo,
}) => {
  const user = await registerUser()
  await visit('/login')
  await logIn(page, user)
  await visit(memberPages.privacy)
  await expect(page.getByText('we set only what the site needs to work')).toBeVisible()
  await page.getByRole('button', { name: 'Request a copy' }).click()
  expect((await mailTo(user.email, 'export-ready')).text).toContain(memberPages.privacy)
  await visit(memberPages.privacy)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download \(/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^chignon-.*\.zip$/)
})

test('an expired link to delete the account offers the deletion by password', async ({
  page,
  visit,
  signIn,
  allowStatus,
}) => {
  allowStatus(422)
  const { password } = await signIn()
  await visit(`${memberPages['delete account']}?token=no-such-link`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted in 14 days.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 600 } })

  test('the page after the deletion begins with what happens now', async ({ page, visit, signIn }) => {
    const { password } = await signIn()
    await visit(memberPages['delete account'])
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account will be deleted in 14 days.')).toBeInViewport()
  })
})

test('an educator cannot delete the account and sees how to contact the academy', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn('educator')
  await visit(memberPages['delete account'])
  await expect(page.getByText('Accounts of educators and staff are deleted by the academy.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
})
