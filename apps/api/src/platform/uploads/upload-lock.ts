import { ERRORS, type Locker } from '@tus/server'
import pg from 'pg'

// Distinguishes these locks from others of the database.
const lockSpace = 7301
const channel = 'upload_release'
const waitMs = 20_000

/**
 * Locks uploads for all processes that share a database: each lock is an advisory lock on a connection of its own, which PostgreSQL
 * releases when the process ends. A request that needs the lock asks its holder to end, which may be an old request of the same browser.
 */
export function createUploadLocker(connectionString: string): Locker {
  return {
    newLock(id) {
      const client = new pg.Client({ connectionString, application_name: 'chignon-upload' })
      return {
        async lock(signal, requestRelease) {
          let isHeld = false
          const end = () => void client.end().catch(() => {})
          client.on('error', () => void requestRelease())
          client.on('notification', ({ payload, processId }) => {
            if (isHeld && payload === id && processId !== processIdOf(client)) void requestRelease()
          })
          signal.addEventListener('abort', end, { once: true })
          try {
            await client.connect()
            await client.query(`listen ${channel}`)
            await acquire(client, id)
            isHeld = true
          } catch (error) {
            end()
            throw error
          } finally {
            signal.removeEventListener('abort', end)
          }
        },
        unlock: () => client.end(),
      }
    },
  }
}

async function acquire(client: pg.Client, id: string): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as locked',
    [lockSpace, id],
  )
  if (rows[0]?.locked) return
  await client.query('select pg_notify($1, $2)', [channel, id])
  await client.query(`set lock_timeout = ${waitMs}`)
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, id]).catch(() => {
    throw ERRORS.ERR_LOCK_TIMEOUT
  })
}

function processIdOf(client: pg.Client): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined
}
