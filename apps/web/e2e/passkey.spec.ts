import { expect, test } from './fixtures.ts'
import { memberPages } from './pages.ts'

// A passkey belongs to a host name, so it cannot be used at an IP address.
test.use({ baseURL: (process.env['TEST_APP_URL'] ?? '').replace('127.0.0.1', 'localhost') })

test('a passkey is added, renamed, logs in by the browser’s suggestion or the button, and is removed', async ({
  page,
  visit,
  signIn,
  context,
  allowStatus,
}) => {
  allowStatus(422)
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn()
  await visit(memberPages.security)
  await page.getByLabel('Name of the passkey').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey has been added.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My phone')

  await page.getByText('Rename').click()
  await page.getByLabel('New name').fill('My blue phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The passkey has been renamed.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My blue phone')
  await expect(page.getByText('Not used yet')).toBeVisible()

  // The authenticator chooses what the browser suggests for the e-mail address.
  await context.clearCookies()
  await visit('/login?redirectTo=%2Fprofile%2Fsettings%2Fsecurity')
  await expect(page).toHaveURL(memberPages.security)
  await expect(page.getByText(/Last used on/)).toBeVisible()

  // A person who does not choose a suggestion can use the button.
  const choose = (enabled: boolean) =>
    devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  await choose(false)
  await context.clearCookies()
  const request = /\/login\/passkey\/request/
  const suggested = page.waitForResponse(request)
  await visit('/login?redirectTo=%2Fprofile%2Fsettings%2Fsecurity')
  await suggested
  // The authenticator ignores for good what reaches it while it is disabled.
  const { promise: isEnabled, resolve: release } = Promise.withResolvers<void>()
  await page.route(request, async (route) => {
    await isEnabled
    await route.continue()
  })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await choose(true)
  release()
  await expect(page).toHaveURL(memberPages.security)
  await page.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the passkey “My blue phone”?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My blue phone')
  await page.getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey has been removed.')).toBeVisible()

  await context.clearCookies()
  await visit('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})
