import { afterAll, beforeAll, describe, test } from 'vitest'
import { budget } from './budget.ts'
import { cells, pairwise } from './cells.ts'
import type { Excuse } from './excuses.ts'
import { openStage, type Stage } from './stage.ts'
import { faultsOf } from './story-faults.ts'
import { storiesOf } from './storybook.ts'

const stories = await storiesOf()
const slice = pairwise(cells)
/** Of each component the story that shows it first. */
const first = stories.filter(({ title }, at) => stories[at - 1]?.title !== title)

const tell = budget(60)
let stage: Stage
beforeAll(async () => {
  stage = await openStage(3)
})
afterAll(async () => {
  tell(first.length, slice.length)
  await stage.close()
})

describe.concurrent('every component in so few cells that any two values still meet', () => {
  test.for(first)('$title', async ({ id }, { expect }) => {
    const used = new Set<Excuse>()
    const faults = await stage.use((page) => faultsOf(page, id, slice, used, () => 'all'))
    expect(faults, faults.join('\n')).toEqual([])
  })
})
