import { readFile } from 'node:fs/promises'
import { contentTest, expect, test, type Page } from './fixtures.ts'
import { pages } from './pages.ts'

const yourStrand = (page: Page) => page.getByRole('region', { name: 'Your strand' })

test('a member sees their strand, and saves it where files cannot be shared', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn('learner')
  await visit('/profile')
  const drawing = yourStrand(page).getByRole('img', { name: /A drawing of \d+ hairs/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toHaveJSProperty('naturalWidth', 720)
  for (const [label, name, start] of [
    ['Share the picture', 'strand.png', '\u0089PNG'],
    ['Save as PDF', 'strand.pdf', '%PDF'],
  ] as const) {
    const started = page.waitForEvent('download')
    await yourStrand(page).getByRole('link', { name: label }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe(name)
    expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe(start)
  }
})

test('a phone gets the picture as a file in its share dialog, again if the press was too long ago', async ({
  page,
  visit,
  signIn,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = []
    navigator.canShare = () => true
    navigator.share = ({ files = [] } = {}) => {
      calls.push(...files.map(({ name, type }) => `${name} ${type}`))
      document.documentElement.dataset['shared'] = calls.join()
      if (calls.length > 1) return Promise.resolve()
      return Promise.reject(new DOMException('The press was too long ago.', 'NotAllowedError'))
    }
  })
  await signIn('learner')
  await visit('/profile')
  const share = yourStrand(page).getByRole('link', { name: 'Share the picture' })
  const shared = page.locator('html')
  // Before the section's code is loaded, the link downloads the file.
  await expect(async () => {
    await share.click()
    await expect(shared).toHaveAttribute('data-shared', /^strand\.png image\/png/, { timeout: 5000 })
  }).toPass()
  await expect(page.getByText('It is ready. Press again to share it.')).toBeVisible()
  await share.click()
  await expect(shared).toHaveAttribute('data-shared', /image\/png,strand\.png image\/png/)
})

contentTest('links to the files without scripts', async ({ page, visit, signIn }) => {
  await signIn('learner')
  await visit('/profile')
  await expect(yourStrand(page).getByRole('link', { name: 'Share the video' })).toHaveAttribute(
    'href',
    '/bff/user/strand/loop',
  )
})

contentTest('a certificate shows the strand of its holder', async ({ page, visit }) => {
  await visit(pages.certificate)
  const drawing = page.locator('article img[src$="/strand"]')
  await expect(drawing).toHaveJSProperty('complete', true)
  await expect(drawing).not.toHaveJSProperty('naturalWidth', 0)
})
