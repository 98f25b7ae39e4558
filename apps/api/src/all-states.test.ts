import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { allStates } from './all-states.ts'
import { drawStates } from './platform/state-machine/draw-states.ts'

test('docs/states.md shows the current states; run `pnpm --filter @chignon/api states` to update it', async () => {
  const saved = await readFile(new URL('../../../docs/states.md', import.meta.url), 'utf8')
  expect(saved).toBe(drawStates(allStates))
})

test.each(allStates)('every state of the $name machine can be reached', ({ initial, transitions }) => {
  const reached = new Set<string>([initial])
  for (const _ of transitions) {
    for (const [from, , to] of transitions) if (reached.has(from)) reached.add(to)
  }
  expect(transitions.map(([from]) => from).filter((state) => !reached.has(state))).toEqual([])
})
