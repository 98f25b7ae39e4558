import { expect, test } from './fixtures.ts'

// Its hands-on seats are sold out in the sample content, its other seats are not.
const event = 'the-bride-from-morning-to-midnight'

test('a member joins the waiting list for a sold-out ticket, sees their place, and leaves it', async ({
  page,
  visit,
  signIn,
  mailTo,
}) => {
  const { email } = await signIn()
  await visit(`/live-masterclasses/${event}/buy`)
  const form = page.getByRole('region', { name: 'Waiting list' })
  await form.getByText('Seats sold out? Join the waiting list').click()
  await expect(form.getByLabel('Ticket')).toHaveValue(/.+/)
  await form.getByLabel('Seats').selectOption('2')
  await form.getByRole('button', { name: 'Join the waiting list' }).click()
  const entry = page.getByRole('status').filter({ hasText: 'You are on the waiting list' })
  await expect(entry).toContainText('2 × Hands-on seat')
  await expect(entry).toContainText(/You are number \d+ in line/)
  await expect(form).toBeHidden()
  expect((await mailTo(email, 'waitlist-joined')).text).toContain(`/live-masterclasses/${event}/buy`)

  await visit(`/live-masterclasses/${event}`)
  await expect(page.getByRole('link', { name: 'See your place on the waiting list' })).toBeVisible()
  await visit('/profile/settings/my-tickets')
  await page.getByRole('region', { name: 'Waiting list' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(form).toBeVisible()
})
