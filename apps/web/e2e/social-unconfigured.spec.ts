import { expect, test } from './fixtures.ts'

test.use({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(process.env['APP_WITHOUT_SOCIAL_URL']),
})

// The API behind it has no passkeys either.
test.beforeEach(({ allowStatus }) => allowStatus(404, '/bff/login/passkey/request'))

for (const address of ['/login', '/register']) {
  test(`${address} offers no social sign-in, and allows no other form target`, async ({ page, visit }) => {
    const response = await visit(address)
    await expect(page.getByRole('main').getByLabel('E-mail')).toBeVisible()
    await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
    await expect(page.getByText('By continuing you agree')).toHaveCount(0)
    expect(response.headers()['content-security-policy']).toContain("form-action 'self';")
  })
}

test('a direct request shows an error on the login page', async ({ page, visit, request }) => {
  const response = await request.post('/login/google', { maxRedirects: 0, form: { redirectTo: '/' } })
  expect([response.status(), response.headers()['location']]).toEqual([303, '/login'])
  await visit('/callback/facebook?state=not-a-known-state&code=x')
  await expect(page.getByRole('main').getByText('expired or was started in another browser')).toBeVisible()
})
