import { writeFile } from 'node:fs/promises'
import { allStates } from './all-states.ts'
import { drawStates } from './platform/state-machine/draw-states.ts'

// `pnpm --filter @chignon/api states` draws the state machines to docs/states.md.
await writeFile(new URL('../../../docs/states.md', import.meta.url), drawStates(allStates))
process.stdout.write('Wrote docs/states.md\n')
