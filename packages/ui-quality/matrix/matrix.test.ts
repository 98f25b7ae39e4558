import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStories } from './built-storybook.ts'
import { findViolations } from './find-violations.ts'
import { knownViolations, type KnownViolation } from './known-violations.ts'
import { startDurationLog } from './log-duration.ts'
import { modes, scopeOf } from './modes.ts'
import { openStoryPages, type StoryPages } from './story-pages.ts'

const stories = await readStories()
const used = new Set<KnownViolation>()
let checked = 0

const logDuration = startDurationLog(900)
let pages: StoryPages
beforeAll(async () => {
  pages = await openStoryPages(3)
})
afterAll(async () => {
  logDuration(checked, modes.filter(scopeOf).length)
  await pages.close()
})

describe.concurrent('every story has no violations in any mode', () => {
  test.for(stories)('$title, $name', async ({ id }, { expect }) => {
    const violations = await pages.use((page) => findViolations(page, id, modes, used))
    checked += 1
    expect(violations, violations.join('\n')).toEqual([])
  })
})

test('every known violation still occurs', ({ skip }) => {
  skip(checked < stories.length, 'only some stories were checked')
  expect(knownViolations.filter((known) => !used.has(known))).toEqual([])
})
