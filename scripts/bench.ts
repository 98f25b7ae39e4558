/**
 * `pnpm bench [bytes|lighthouse|load|search|start|ui]`: each figure beside its limit; fails where one is beyond it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureUi } from '../packages/ui/bench/measure-ui.ts'
import { measureBytes } from './bench/bytes.ts'
import { endAll } from './bench/leaving.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLoad } from './bench/load.ts'
import { tableText, type Measure } from './bench/measure.ts'
import { measureSearch } from './bench/search.ts'
import { measureSecondStart } from './bench/second-start.ts'
import { serve } from './bench/served.ts'
import { build } from './build.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { say } from './say.ts'

const mostMinutes = 30
const only = process.argv.slice(2)
refuseUnknown('measure', only, ['bytes', 'lighthouse', 'load', 'search', 'start', 'ui'])
const isWanted = (...names: string[]) => !only.length || names.some((name) => only.includes(name))

const dataDir = await mkdtemp(path.join(tmpdir(), 'chignon-bench-'))
const measures: Measure[] = []

let isLeaving = false
const deadline = setTimeout(() => {
  report()
  console.error(
    `\nThe measures took more than ${mostMinutes} minutes. The machine is too busy: try again, or one measure alone.`,
  )
  void leave(1)
}, mostMinutes * 60_000)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(1))

try {
  if (isWanted('bytes', 'lighthouse', 'ui')) await ensureChromium()
  if (isWanted('bytes', 'lighthouse', 'load', 'start')) await measureWeb()
  if (isWanted('search')) {
    say('Filling a large catalogue')
    measures.push(await measureSearch(dataDir, say))
  }
  if (isWanted('ui')) {
    say('Components beside plain elements')
    measures.push(await measureUi())
  }
  const failures = report()
  if (!failures) console.log('\n✓ within every limit')
  await leave(failures ? 1 : 0)
} catch (error) {
  if (!isLeaving) {
    report()
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  }
  await leave(1)
}

async function measureWeb(): Promise<void> {
  say('Building what changed')
  await build()
  say('Filling a database of its own')
  const served = await serve('start.ts', dataDir)
  if (isWanted('bytes')) {
    say('Bytes of the first load')
    measures.push(await measureBytes(served.url))
  }
  await served.end()
  if (isWanted('start')) {
    say('Second start')
    measures.push(await measureSecondStart(dataDir))
  }
  if (!isWanted('load', 'lighthouse')) return
  const { url, end } = await serve('bench/server.ts', dataDir)
  if (isWanted('load')) measures.push(await measureLoad(url, say))
  if (isWanted('lighthouse')) measures.push(await measureLighthouse(url, say))
  await end()
}

/** Prints what was measured so far, and answers how many limits were passed. */
function report(): number {
  for (const table of measures.flatMap(({ tables }) => tables)) console.log(`\n${tableText(table)}`)
  const failures = measures.flatMap(({ failures }) => failures)
  if (failures.length) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`)
  return failures.length
}

async function leave(code: number): Promise<never> {
  if (isLeaving) return new Promise(() => {})
  isLeaving = true
  clearTimeout(deadline)
  await endAll()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(code)
}
