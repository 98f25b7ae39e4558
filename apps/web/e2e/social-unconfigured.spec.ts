import { expect, test } from './fixtures.ts'

test.use({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(process.env['ELSEWHERE_URL']),
})

for (const address of ['/login', '/register']) {
  test(`${address} offers what is set up alone, and its forms lead nowhere else`, async ({ page, visit }) => {
    const answer = await visit(address)
    await expect(page.getByRole('main').getByLabel('E-mail')).toBeVisible()
    await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
    await expect(page.getByText('By continuing you agree')).toHaveCount(0)
    expect(answer.headers()['content-security-policy']).toContain("form-action 'self';")
  })
}

test('who asks for it all the same is told on the login page', async ({ page, visit, request }) => {
  const answer = await request.post('/login/google', { maxRedirects: 0, form: { redirectTo: '/' } })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/login'])
  await visit('/callback/facebook?state=made-up-by-somebody&code=x')
  await expect(page.getByRole('main').getByText('took too long or began elsewhere')).toBeVisible()
})
