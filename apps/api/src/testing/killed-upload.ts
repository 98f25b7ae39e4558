import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase } from '../platform/db/client.ts'
import { createFiles } from '../platform/files/files.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { fileSettings } from '../platform/files/settings.ts'
import { silentLogger } from '../platform/http/logger.ts'
import { openBoss } from '../platform/jobs/boss.ts'
import { createJobQueue } from '../platform/jobs/job-queue.ts'
import { chunksOf, sampleFiles } from './sample-files.ts'

// Stores a file in a process of its own, for tests that kill it. Arguments: the database, when it ends, the settings of the
// store as JSON.
const [, , databaseUrl = '', end, settings = '{}'] = process.argv
const db = openDatabase(databaseUrl)
// The first query of an upload inserts its row.
const killing = Object.assign(() => {
  process.kill(process.pid, 'SIGKILL')
  return db()
}, db)

async function* source() {
  yield* chunksOf(sampleFiles.webp)
  if (end === 'before the row') return
  yield Buffer.alloc(6_000_000)
  // Until the test kills the process.
  await new Promise((resolve) => setTimeout(resolve, 600_000))
}

await createFiles({
  db: killing,
  clock: systemClock,
  logger: silentLogger,
  jobs: createJobQueue(db, openBoss(db)),
  storage: openStorage(fileSettings(JSON.parse(settings), '', '')),
}).put(source(), { purpose: 'avatar', name: 'me', ownerId: null })
