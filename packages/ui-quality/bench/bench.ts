/** `pnpm --filter @chignon/ui-quality bench`: the benchmark of the components, which is also part of `pnpm bench`. */
import { formatTable } from '@chignon/dev-tools/measurement'
import { measureUi } from './measure-ui.ts'

const { tables, failures } = await measureUi()
for (const table of tables) console.log(formatTable(table))
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length ? 1 : 0
