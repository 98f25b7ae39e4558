import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStories, type StoryEntry } from './built-storybook.ts'
import { comparePictures, encodePicture } from './compare-pictures.ts'
import {
  deletePicture,
  findOrphans,
  hidden,
  pictureModeNames,
  pictureModes,
  readPicture,
  readPictureBrowser,
  writeDifference,
  writePicture,
  writePictureBrowser,
  type PictureMode,
} from './stored-pictures.ts'
import { openStoryPages, type StoryPage, type StoryPages } from './story-pages.ts'

const isUpdate = process.env['PICTURES'] === 'update'
/** Limits the run to stories with one of these texts, separated by spaces, in their id; empty for all. */
const filters = (process.env['PICTURES_OF'] ?? '').split(' ')
const all = await readStories()
const stories = all.filter(({ id }) => filters.some((filter) => id.includes(filter)))
if (stories.length === 0) throw new Error(`No story id contains “${filters.join('” or “')}”.`)

const hiddenStyle = `${hidden.map(({ selector }) => selector).join()} { visibility: hidden !important }`

let pages: StoryPages
let takenCount = 0
let referenceBrowser: string | null
beforeAll(async () => {
  // The browser that designers review in.
  pages = await openStoryPages(3, { prefersShell: false })
  referenceBrowser = await readPictureBrowser()
})
afterAll(async () => {
  // After updating only some stories, other pictures may still be from another browser.
  if (isUpdate && takenCount === all.length) await writePictureBrowser(pages.browser)
  await pages.close()
})

async function takePicture({ page, applyMode }: StoryPage, mode: PictureMode): Promise<Buffer> {
  await applyMode({
    contrast: 'normal',
    forcedColours: false,
    width: 1280,
    textSize: 100,
    strings: 'original',
    ...pictureModes[mode],
  })
  await page.evaluate(() => globalThis.matrix.loadImages())
  return encodePicture(await page.screenshot({ fullPage: true, animations: 'disabled', style: hiddenStyle }))
}

/** How a picture differs from the stored one; null if it does not, or if the stored one was updated. */
async function compare(mode: PictureMode, { id }: StoryEntry, current: Buffer): Promise<string | null> {
  const stored = await readPicture(mode, id)
  const difference = stored && (await comparePictures(stored, current))
  if (stored && !difference) return null
  if (isUpdate) {
    await writePicture(mode, id, current)
    return null
  }
  if (!difference)
    return `${mode}: has no picture yet; take one with: pnpm --filter @chignon/ui-quality pictures ${id}`
  const file = difference.picture && (await writeDifference(mode, id, difference.picture))
  return `${mode}: ${difference.message}${file ? `: ${file}` : ''}`
}

describe.concurrent('every story looks like its stored picture', () => {
  test.for(stories)('$id', async (story, { expect, skip }) => {
    skip(
      !isUpdate && referenceBrowser !== pages.browser,
      `Browsers render differently: the pictures are from ${referenceBrowser ?? 'an unknown browser'}, this is ${pages.browser}.`,
    )
    const differences = await pages.use(async (page) => {
      await page.open(story.id)
      const found: string[] = []
      for (const mode of pictureModeNames) {
        const difference = await compare(mode, story, await takePicture(page, mode))
        if (difference) found.push(difference)
      }
      takenCount += 1
      return found
    })
    expect(differences, differences.join('\n')).toEqual([])
  })
})

test('every picture belongs to a story', async ({ skip }) => {
  skip(filters.some(Boolean), 'only some stories were selected')
  const ids = new Set(all.map(({ id }) => id))
  if (isUpdate) await Promise.all((await findOrphans(ids)).map(deletePicture))
  expect(await findOrphans(ids)).toEqual([])
})
