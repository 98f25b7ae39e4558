import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio } from './studio.ts'

const media = path.join(import.meta.dirname, '../../api/sample/media')

const lessons = [
  { file: '01 map the hairline', clip: 'part' },
  { file: '02 parting', clip: 'cut' },
  { file: '03 the guide', clip: 'knot' },
  { file: '09 the nape', clip: 'wave' },
  { file: '10 cross-check', clip: 'curl' },
  { file: '11 the edge', clip: 'braid' },
]

const names = ['Map the hairline', 'Parting', 'The guide', 'The nape', 'Cross-check', 'The edge']

/** Six films and the captions of each, in no order. */
async function readFiles() {
  const films = lessons.map(async ({ file, clip }) => ({
    name: `${file}.mp4`,
    mimeType: 'video/mp4',
    buffer: await readFile(path.join(media, clip, 'clip.mp4')),
  }))
  const captions = lessons.map(({ file }) => ({
    name: `${file}.en.vtt`,
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:00.900\nHold the comb flat.\n'),
  }))
  return [...captions, ...(await Promise.all(films))].toReversed()
}

test('six films and six captions that are dropped become a course on sale, without waiting for them', async ({
  page,
  browser,
  baseURL,
}) => {
  await openStudio(page, 'owner', '/studio/catalogue')
  await expect(page.getByRole('link', { name: /The precise fringe/ })).toBeVisible()
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'New course' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type('Six cuts')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Six cuts in six films.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('From the hairline to the edge.')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Cutting')
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('49')
  await page.getByRole('combobox', { name: 'Educators' }).click()
  await page.keyboard.type('Inês')
  await page.keyboard.press('Enter')

  await page.getByLabel('Drop videos here').setInputFiles(await readFiles())
  const plan = page.getByRole('list', { name: 'Lessons' })
  for (const name of names) await expect(plan.getByRole('link', { name })).toBeVisible()
  const order = await plan.getByRole('link').allInnerTexts()
  expect(names.every((name, index) => order[index]?.includes(name))).toBe(true)
  await expect(page.getByText('Nothing is missing.')).toBeVisible()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish the course' })
  await expect(dialog).toContainText('The course goes on sale with 6 lessons.')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  const published = page.getByRole('dialog', { name: 'It is published' })
  const address = await published.getByRole('link', { name: 'Open its page' }).getAttribute('href')
  await presses.expectAtMost(25, 'make a course on sale of six films and their captions')
  await published.getByRole('button', { name: 'Close' }).first().click()

  // The films are sent and processed meanwhile, and their captions come with them.
  await expect(plan.getByText('Captions: en').first()).toBeAttached({ timeout: 90_000 })
  const guest = await browser.newPage({ baseURL: baseURL ?? '' })
  await guest.goto(address ?? '')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Six cuts')
  await expect(guest.getByText('Cross-check')).toBeVisible()
  await guest.close()
})
