import type { Permission } from '@chignon/contract/platform/permission'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { sendPush } from './push.jobs.ts'
import { listSubscribedSessions } from './push-subscription.queries.ts'
import { loadOrCreateVapidKeys, type VapidKeys } from './vapid-keys.ts'

type PushMessage = {
  about: 'chat' | 'inbox'
  /** The page of the studio that it opens. */
  path: `/studio/${string}`
  /** Who may receive it. */
  permission: Permission
  /** Who takes care of the thing; null for all who may. */
  userId: string | null
}

/** Push messages to those who run the academy, off without a public address (PUSH-1). */
export type Push = {
  /** What a browser subscribes with; null if push messages are off. */
  publicKey(): string | null
  keys(): VapidKeys | null
  /** Sends a message to the devices that asked for it, in the current transaction. */
  enqueue(message: PushMessage): Promise<void>
}

/** Creates the push messages of a process. */
export function createPush({
  db,
  clock,
  jobs,
  dataDir,
  isOn,
}: {
  db: Database
  clock: Clock
  jobs: JobQueue
  dataDir: string
  isOn: boolean
}): Push {
  let loaded: VapidKeys | undefined
  const keys = () => (isOn ? (loaded ??= loadOrCreateVapidKeys(dataDir)) : null)
  return {
    keys,
    publicKey: () => keys()?.publicKey ?? null,
    async enqueue({ about, path, permission, userId }) {
      if (!isOn) return
      const tokenIds = await listSubscribedSessions(db(), { permission, userId, now: clock() })
      // Several messages of a moment are one.
      for (const tokenId of tokenIds)
        await jobs.enqueue(sendPush, { tokenId, about, path }, { key: `${tokenId} ${path}` })
    },
  }
}
