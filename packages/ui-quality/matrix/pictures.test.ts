import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { difference, kept } from './picture.ts'
import {
  drawnBy,
  dropPicture,
  keepPicture,
  keptPicture,
  masks,
  modeNames,
  modes,
  orphans,
  showDifference,
  signPictures,
  type Mode,
} from './pictures.ts'
import { openStage, type Stage, type StoryPage } from './stage.ts'
import { storiesOf, type StoryEntry } from './storybook.ts'

const isRedrawn = process.env['PICTURES'] === 'redraw'
/** What the ids of the stories have in them that are asked for; nothing where all are. */
const part = process.env['PICTURES_OF'] ?? ''
const all = await storiesOf()
const stories = all.filter(({ id }) => id.includes(part))
if (stories.length === 0) throw new Error(`No story has “${part}” in its id.`)

let stage: Stage
let drawn = 0
let painter: string | null
beforeAll(async () => {
  stage = await openStage(3)
  painter = await drawnBy()
})
afterAll(async () => {
  // Who draws some of them anew has not drawn them all.
  if (isRedrawn && drawn === all.length) await signPictures(stage.browser)
  await stage.close()
})

async function draw({ page, set }: StoryPage, mode: Mode): Promise<Buffer> {
  await set({
    contrast: 'normal',
    forced: false,
    width: 1280,
    text: 100,
    words: 'written',
    ...modes[mode],
  })
  await page.evaluate(() => globalThis.matrix.settle())
  const mask = masks.map(({ selector }) => page.locator(selector))
  return kept(await page.screenshot({ fullPage: true, animations: 'disabled', mask, maskColor: '#808080' }))
}

/** What differs from the kept picture, in a sentence; null where nothing does, or it is drawn anew. */
async function compare(mode: Mode, { id }: StoryEntry, drawn: Buffer): Promise<string | null> {
  const before = await keptPicture(mode, id)
  const differs = before && (await difference(before, drawn))
  if (before && !differs) return null
  if (isRedrawn) {
    await keepPicture(mode, id, drawn)
    return null
  }
  if (!differs)
    return `${mode}: has no picture yet; draw it by: pnpm --filter @chignon/ui-quality pictures ${id}`
  const shown = differs.picture && (await showDifference(mode, id, differs.picture))
  return `${mode}: ${differs.says}${shown ? `: ${shown}` : ''}`
}

describe.concurrent('every story looks as it did', () => {
  test.for(stories)('$id', async (story, { expect, skip }) => {
    skip(
      !isRedrawn && painter !== stage.browser,
      `Another browser paints otherwise: the pictures are by ${painter ?? 'nobody'}, this is ${stage.browser}.`,
    )
    const changes = await stage.use(async (page) => {
      await page.open(story.id)
      const found: string[] = []
      for (const mode of modeNames) {
        const change = await compare(mode, story, await draw(page, mode))
        if (change) found.push(change)
      }
      drawn += 1
      return found
    })
    expect(changes, changes.join('\n')).toEqual([])
  })
})

test('there is no picture of a story that is no more', async ({ skip }) => {
  skip(part !== '', 'only some stories were asked for')
  const told = new Set(all.map(({ id }) => id))
  if (isRedrawn) await Promise.all((await orphans(told)).map(dropPicture))
  expect(await orphans(told)).toEqual([])
})
