/** Run in a process of its own, in production: renders what each module given exports, in turn; prints the rounds. */
import { pathToFileURL } from 'node:url'
import { inRounds } from './ratio.ts'

const modules: { render: () => string }[] = []
for (const file of process.argv.slice(2)) modules.push(await import(pathToFileURL(file).href))
const timed = modules.map(({ render }) => () => {
  const begun = performance.now()
  render()
  return performance.now() - begun
})
process.stdout.write(JSON.stringify(await inRounds(timed, 25, 15)))
