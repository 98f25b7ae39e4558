/** `pnpm bench [bytes|documents|feed|first-frame|kill|lighthouse|lighthouse-members|lighthouse-studio|live|load|order-search|orders|oversell|progress|restarts|search|start|ui|video]`: prints benchmark results and fails if a limit is exceeded. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureUi } from '@chignon/ui-quality/bench/measure-ui'
import { measureBytes } from './bytes/bytes.ts'
import { measureStudioBytes } from './bytes/studio-bytes.ts'
import { runCleanups } from './cleanup.ts'
import { measureDocuments } from './documents/documents.ts'
import { measureFeed } from './feed/feed.ts'
import { measureFirstFrame } from './first-frame/first-frame.ts'
import { measureKill } from './kill/kill.ts'
import { measureMemberPages, measurePublicPages, measureStudioPages } from './lighthouse/lighthouse.ts'
import { measureLive } from './live/live.ts'
import { measureLoad } from './load/load.ts'
import { formatTable, type Measurement } from '@chignon/dev-tools/measurement'
import { measureOrderSearch } from './order-search/order-search.ts'
import { measureOrders } from './orders/orders.ts'
import { measureOversell } from './oversell/oversell.ts'
import { measureProgress } from './progress/progress.ts'
import { measureRestarts } from './restarts/restarts.ts'
import { measureSearch } from './search/search.ts'
import { spawnServer } from './spawn-server.ts'
import { measureVideo } from './video/video.ts'
import { measureWarmStart } from './start/warm-start.ts'
import { ensureChromium } from '@chignon/dev-tools/ensure-chromium'
import { runOrThrow } from '@chignon/dev-tools/run'
import { assertKnownArgs } from '@chignon/dev-tools/assert-known-args'
import { log } from '@chignon/dev-tools/log'

const root = path.resolve(import.meta.dirname, '../../..')
const maxMinutes = 60
const only = process.argv.slice(2)
assertKnownArgs('benchmark', only, [
  'bytes',
  'documents',
  'feed',
  'first-frame',
  'kill',
  'lighthouse',
  'lighthouse-members',
  'lighthouse-studio',
  'live',
  'load',
  'order-search',
  'orders',
  'oversell',
  'progress',
  'restarts',
  'search',
  'start',
  'ui',
  'video',
])
const isSelected = (...names: string[]) => !only.length || names.some((name) => only.includes(name))

const dataDir = await mkdtemp(path.join(tmpdir(), 'chignon-bench-'))
const measurements: Measurement[] = []

let isExiting = false
const deadline = setTimeout(() => {
  report()
  console.error(
    `\nThe benchmarks took more than ${maxMinutes} minutes. The machine is too busy: try again, or run one benchmark at a time.`,
  )
  void exit(1)
}, maxMinutes * 60_000)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void exit(1))

try {
  if (
    isSelected('bytes', 'first-frame', 'lighthouse', 'lighthouse-members', 'lighthouse-studio', 'ui', 'video')
  )
    await ensureChromium()
  if (
    isSelected(
      'bytes',
      'first-frame',
      'lighthouse',
      'lighthouse-members',
      'lighthouse-studio',
      'load',
      'start',
    )
  )
    await measureWeb()
  if (isSelected('search')) {
    log('Filling a large catalogue')
    measurements.push(await measureSearch(dataDir, log))
  }
  if (isSelected('documents')) {
    log('Writing courses')
    measurements.push(await measureDocuments(dataDir, log))
  }
  if (isSelected('feed')) {
    log('Filling a large feed')
    measurements.push(await measureFeed(dataDir, log))
  }
  if (isSelected('order-search')) {
    log('Filling many orders')
    measurements.push(await measureOrderSearch(dataDir, log))
  }
  if (isSelected('orders')) {
    log('Buying and paying')
    measurements.push(await measureOrders(dataDir, log))
  }
  if (isSelected('oversell')) {
    log('Selling the same seats to many at once')
    measurements.push(await measureOversell(dataDir, log))
  }
  if (isSelected('live')) {
    log('Holding live connections')
    measurements.push(await measureLive(dataDir, log))
  }
  if (isSelected('progress')) {
    log('Saving progress')
    measurements.push(await measureProgress(dataDir, log))
  }
  if (only.includes('kill')) {
    log('Killing the API while people buy')
    measurements.push(await measureKill(dataDir, log))
  }
  if (only.includes('restarts')) {
    log('Restarting the web server under load')
    measurements.push(await measureRestarts(dataDir, log))
  }
  if (only.includes('video')) {
    log('Uploading and transcoding a film')
    measurements.push(await measureVideo(dataDir, log))
  }
  if (isSelected('ui')) {
    log('Components compared with plain elements')
    measurements.push(await measureUi())
  }
  const failures = report()
  if (!failures) console.log('\n✓ All limits met')
  await exit(failures ? 1 : 0)
} catch (error) {
  if (!isExiting) {
    report()
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  }
  await exit(1)
}

async function measureWeb(): Promise<void> {
  log('Building the web app')
  await runOrThrow(process.execPath, ['scripts/build.ts'], { cwd: root })
  log('Seeding a database')
  const server = await spawnServer('../../../scripts/start.ts', dataDir)
  if (isSelected('bytes')) {
    log('Bytes of the first load')
    measurements.push(await measureBytes(server.url), measureStudioBytes())
  }
  if (isSelected('first-frame')) {
    log('First frame of a lesson')
    measurements.push(await measureFirstFrame(server.url))
  }
  await server.stop()
  if (isSelected('start')) {
    log('Warm start')
    measurements.push(await measureWarmStart(dataDir))
  }
  if (!isSelected('load', 'lighthouse', 'lighthouse-members', 'lighthouse-studio')) return
  const { url, stop } = await spawnServer('web/server.ts', dataDir)
  if (isSelected('load')) measurements.push(await measureLoad(url, log))
  if (isSelected('lighthouse')) measurements.push(await measurePublicPages(url, log))
  if (isSelected('lighthouse-members')) measurements.push(await measureMemberPages(url, log))
  if (isSelected('lighthouse-studio')) measurements.push(await measureStudioPages(url, log))
  await stop()
}

/** Prints all results so far and returns the number of failures. */
function report(): number {
  for (const table of measurements.flatMap(({ tables }) => tables)) console.log(`\n${formatTable(table)}`)
  const failures = measurements.flatMap(({ failures }) => failures)
  if (failures.length) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`)
  return failures.length
}

async function exit(code: number): Promise<never> {
  if (isExiting) return new Promise(() => {})
  isExiting = true
  clearTimeout(deadline)
  await runCleanups()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(code)
}
