import { afterAll, beforeAll, describe, test } from 'vitest'
import { readStories } from './built-storybook.ts'
import { findViolations } from './find-violations.ts'
import type { KnownViolation } from './known-violations.ts'
import { startDurationLog } from './log-duration.ts'
import { modes, selectPairwise } from './modes.ts'
import { openStoryPages, type StoryPages } from './story-pages.ts'

const stories = await readStories()
const selected = selectPairwise(modes)
/** The first story of each component. */
const firstStories = stories.filter(({ title }, index) => stories[index - 1]?.title !== title)

const logDuration = startDurationLog(60)
let pages: StoryPages
beforeAll(async () => {
  pages = await openStoryPages(3)
})
afterAll(async () => {
  logDuration(firstStories.length, selected.length)
  await pages.close()
})

describe.concurrent('the first story of every component has no violations in a pairwise selection of modes', () => {
  test.for(firstStories)('$title', async ({ id }, { expect }) => {
    const used = new Set<KnownViolation>()
    const violations = await pages.use((page) => findViolations(page, id, selected, used, () => 'all'))
    expect(violations, violations.join('\n')).toEqual([])
  })
})
