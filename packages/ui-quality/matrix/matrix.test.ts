import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budget } from './budget.ts'
import { askedIn, cells } from './cells.ts'
import { excuses, type Excuse } from './excuses.ts'
import { openStage, type Stage } from './stage.ts'
import { faultsOf } from './story-faults.ts'
import { storiesOf } from './storybook.ts'

const stories = await storiesOf()
const used = new Set<Excuse>()
let looked = 0

const tell = budget(900)
let stage: Stage
beforeAll(async () => {
  stage = await openStage(3)
})
afterAll(async () => {
  tell(looked, cells.filter(askedIn).length)
  await stage.close()
})

describe.concurrent('every story in every cell', () => {
  test.for(stories)('$title, $name', async ({ id }, { expect }) => {
    const faults = await stage.use((page) => faultsOf(page, id, cells, used))
    looked += 1
    expect(faults, faults.join('\n')).toEqual([])
  })
})

test('every excuse is needed', ({ skip }) => {
  skip(looked < stories.length, 'only some stories were looked at')
  expect(excuses.filter((excuse) => !used.has(excuse))).toEqual([])
})
