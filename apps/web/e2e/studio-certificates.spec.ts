import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { confirmSession, openStudio } from './studio.ts'

test('a certificate is awarded by hand, its name corrected, and it is revoked, which its page says', async ({
  page,
  registerUser,
  mailTo,
  allowStatus,
}) => {
  // The first call asks for a confirmation.
  allowStatus(403)
  const learner = await registerUser()
  await openStudio(page, 'staff', '/studio/certificates')
  const main = page.getByRole('main')

  const presses = await countPresses(page)
  await main.getByRole('button', { name: 'Award by hand' }).click()
  const award = page.getByRole('dialog', { name: 'Award a certificate' })
  await award.getByRole('combobox', { name: 'Who' }).pressSequentially(learner.email)
  await page.getByRole('option', { name: learner.email }).click()
  await award.getByRole('combobox', { name: 'For what' }).pressSequentially('bridal')
  await page.getByRole('option', { name: 'The bridal stylist', exact: true }).click()
  await award.getByLabel('Reason').fill('Passed the exam at the school.')
  await award.getByRole('button', { name: 'Award' }).click()
  await presses.expectAtMost(5, 'award a certificate by hand')
  await confirmSession(page)
  await expect(award).toHaveCount(0)
  const mail = await mailTo(learner.email, 'certificate-awarded-by-hand')
  expect(mail.text).toContain('The academy has awarded you a certificate for')
  const path = /\/certificates\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const code = path.split('/').at(-1) ?? ''

  await main.getByRole('searchbox').fill(code)
  await expect(main.getByRole('link', { name: code })).toHaveCount(1)
  await main.getByRole('button', { name: `Correct name: ${code}` }).click()
  const correct = page.getByRole('dialog', { name: 'Correct the name' })
  await correct.getByLabel('Name on the certificate').fill('Ada Lovelace')
  await correct.getByRole('button', { name: 'Correct name' }).click()
  const entry = main.getByRole('listitem').filter({ hasText: code })
  await expect(entry.getByText('Name corrected')).toBeVisible()
  expect((await mailTo(learner.email, 'certificate-corrected')).text).toContain('Ada Lovelace')

  await main.getByRole('button', { name: `Revoke ${code}` }).click()
  const revoke = page.getByRole('dialog', { name: /^Revoke / })
  await revoke.getByRole('radio', { name: 'The holder asked for it.' }).check()
  await revoke.getByRole('button', { name: 'Revoke' }).click()
  await expect(main.getByText('Revoked', { exact: true }).last()).toBeVisible()
  await presses.expectAtMost(11, 'award a certificate by hand, correct its name and revoke it')
  await mailTo(learner.email, 'certificate-revoked')
  await page.goto(path)
  await expect(page.getByRole('main')).toContainText('is no longer valid. The holder asked for it.')
})
