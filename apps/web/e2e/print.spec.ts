import { expect, test, type Page } from './fixtures.ts'
import { memberPages, pages, ticket } from './pages.ts'

/** What is visible on paper although it is for the screen, and the darkness of the texts (0 is black). */
const paper = (page: Page) =>
  page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const lightness = (colour: string) => {
      if (!context) throw new Error('There is no canvas.')
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return {
      controls: visible(
        'body > div > header, body > div > footer, nav, button, dialog, input, textarea, select, video',
      ).map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 30)}`),
      palest: Math.max(
        ...visible('main h1, main h2, main p, main li, main dd, main dt').map((text) =>
          lightness(getComputedStyle(text).color),
        ),
      ),
    }
  })

test('the pages that people print are dark on white from the dark theme, without what one presses', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn('learner')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of [
    pages['terms and conditions'],
    pages['live masterclass'],
    `/tickets/${ticket.code}`,
    memberPages['my ticket'],
    memberPages['purchase history'],
    memberPages.lesson,
  ]) {
    await visit(path)
    const { controls, palest } = await paper(page)
    expect(controls, path).toEqual([])
    expect(palest, path).toBeLessThan(128)
  }
})

test('a printed lesson has its transcript', async ({ page, visit, signIn }) => {
  await signIn('learner')
  await visit(memberPages.lesson)
  const transcript = page.getByRole('region', { name: 'Transcript' })
  await expect(page.locator('track').first()).toHaveJSProperty('readyState', 2)
  await page.emulateMedia({ media: 'print' })
  await expect(transcript.getByRole('listitem').first()).toBeVisible()
})
