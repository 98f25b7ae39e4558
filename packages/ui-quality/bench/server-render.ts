/** Runs in its own process with NODE_ENV=production: calls `render` of each module in turn and prints the times. */
import { pathToFileURL } from 'node:url'
import { inRounds } from './ratio.ts'

const modules: { render: () => string }[] = []
for (const file of process.argv.slice(2)) modules.push(await import(pathToFileURL(file).href))
const timed = modules.map(({ render }) => () => {
  const start = performance.now()
  render()
  return performance.now() - start
})
process.stdout.write(JSON.stringify(await inRounds(timed, 25, 15)))
