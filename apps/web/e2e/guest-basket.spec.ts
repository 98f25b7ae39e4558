import { expect, logIn, test } from './fixtures.ts'

const course = '/courses/classic-chignon-in-five-moves'
const event = '/live-masterclasses/the-anatomy-of-a-perfect-cut'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a guest' : 'a guest without scripts', () => {
    test.use({ javaScriptEnabled })

    test('fills a basket, logs in to pay, and finds it in the account', async ({
      page,
      visit,
      registerUser,
    }) => {
      const person = await registerUser()
      const main = page.getByRole('main')
      const banner = page.getByRole('banner')
      await visit(course)
      await main.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page).toHaveURL('/basket')
      await expect(banner.getByRole('link', { name: 'Basket (1)' })).toBeVisible()
      await visit(event)
      await main.getByRole('spinbutton', { name: 'Two-day seat' }).fill('1')
      await main.getByRole('button', { name: 'Reserve your seat' }).click()
      await main.getByRole('button', { name: 'Add to basket' }).click()
      await expect(main.getByRole('definition').first()).toHaveText('$239.00')
      await main.getByRole('button', { name: 'Remove Two-day seat' }).click()
      await expect(main.getByRole('definition').first()).toHaveText('$59.00')

      await banner.getByRole('link', { name: 'Basket (1)' }).click()
      await main.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent('/basket')}`)
      await logIn(page, person)
      await expect(page).toHaveURL('/basket')
      const greeting = 'Welcome back, Ada. Your basket has been saved to your account.'
      // Locators skip the content of <noscript>.
      if (javaScriptEnabled) await expect(page.getByText(greeting)).toBeVisible()
      else expect(await page.content()).toContain(`${greeting}</div></div></noscript>`)
      await expect(main.getByRole('button', { name: /^Remove The classic chignon/ })).toBeVisible()
      await main.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Payment details')
    })
  })
}

test('what is owned is left out of the basket, which the modal’s greeting says', async ({
  page,
  visit,
  context,
}) => {
  const main = page.getByRole('main')
  // The sample learner has access to it.
  const owned = '/courses/freehand-balayage'
  await visit(owned)
  await main.getByRole('button', { name: 'Add to basket' }).click()
  await page.waitForURL('/basket')
  await visit(owned)
  await main.getByRole('link', { name: 'Buy this course' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('E-mail').fill('learner@example.com')
  await modal.getByLabel('Password', { exact: true }).fill('hairdesign')
  await modal.getByRole('button', { name: 'Log in' }).click()
  await expect(
    page.getByText(/^Welcome back, Ana\. Left out because you already have access: /),
  ).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('basket')
})
