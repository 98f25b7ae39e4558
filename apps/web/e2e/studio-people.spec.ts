import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio } from './studio.ts'

test('14 days of a course are given in at most four presses, and the person is mailed', async ({
  page,
  registerUser,
  mailTo,
  allowStatus,
}) => {
  // The first call asks for a confirmation.
  allowStatus(403)
  const learner = await registerUser()
  await openStudio(page, 'staff', '/studio/people')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill(learner.email)
  await expect(main.getByText(learner.email)).toBeVisible()
  const row = main.getByRole('row').filter({ hasText: learner.email })
  await expect(main.getByRole('link', { name: 'Ada Bell' })).toHaveCount(1)

  const presses = await countPresses(page)
  await row.getByRole('link').click()
  await main.getByRole('button', { name: 'Give access' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give access' })
  await dialog.getByRole('combobox').pressSequentially('balayage')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Access until /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Give access' }).click()
  await presses.expectAtMost(4, 'give 14 days of a course, from the list of people')
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirmation.getByLabel('Your password').fill('hairdesign')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main.getByText('14 days left')).toBeVisible()
  await expect(main.getByText('given by')).toBeVisible()
  expect((await mailTo(learner.email, 'access-given')).subject).toMatch(/^You have access to /)
})
