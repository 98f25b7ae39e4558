/** `pnpm --filter @chignon/ui bench`: the components' speed alone; part of the root's `pnpm bench`. */
import { tableText } from '../../../scripts/bench/measure.ts'
import { measureUi } from '../bench/measure-ui.ts'

const { tables, failures } = await measureUi()
for (const table of tables) console.log(tableText(table))
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length ? 1 : 0
