import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

test('a guest verifies a certificate, a revoked one and an unknown code', async ({
  page,
  visit,
  allowStatus,
}) => {
  await visit(pages.certificate)
  const main = page.getByRole('main')
  await expect(main).toContainText('This certificate is valid.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bridal stylist')
  await expect(main.getByRole('region', { name: 'What this certificate says' })).toContainText('23 lessons')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(main.getByRole('link', { name: 'Download as PDF' })).toHaveCount(0)

  await visit(pages['revoked certificate'])
  await expect(main).toContainText('and is no longer valid. It was awarded by mistake.')

  allowStatus(404)
  await visit('/certificates/0000-0000-0000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no certificate with this code')
})

test('the holder opens a certificate from the public profile and downloads it', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn('learner')
  await visit('/certificates/bc8nwdrt3jj4')
  await page.getByRole('link', { name: 'Ana Díaz' }).click()
  await page.getByRole('link', { name: 'Cutting specialist' }).click()
  await expect(page).toHaveURL('/certificates/BC8N-WDRT-3JJ4')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as PDF' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('Silver certificate Cutting specialist.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const badge = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as JSON' }).click()
  expect((await badge).suggestedFilename()).toBe('BC8N-WDRT-3JJ4.json')
  const token = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as VC-JWT' }).click()
  expect((await token).suggestedFilename()).toBe('BC8N-WDRT-3JJ4.jwt')
  const issuer = await page.request.get('/.well-known/did.json')
  expect(await issuer.json()).toHaveProperty('assertionMethod')
})
