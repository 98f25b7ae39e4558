import { removeAbandonedFolders } from '../../platform/files/work-folder.ts'
import { forEachIndependently } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { failVoiceOver, voiceOverFolder } from './make-voice-over.ts'
import { receiveVoiceOver } from './receive-voice-over.ts'
import { maintainVoiceOvers } from './voice-over.jobs.ts'
import {
  listRemovableVoiceOvers,
  listStuckVoiceOvers,
  listUploadingVoiceOvers,
  updateVoiceOver,
} from './voice-over.queries.ts'

const hourMs = 60 * 60_000

// An attempt takes at most two hours.
const stuckMs = 3 * hourMs
const failedUploadMs = 7 * 24 * hourMs

export function maintainVoiceOversHandler(
  services: Pick<Services, 'db' | 'clock' | 'logger' | 'jobs' | 'uploads' | 'env'>,
): JobHandler {
  const { db, clock, logger, uploads, env } = services
  const log = { logger, describe: ({ id }: { id: string }) => ({ voiceOver: id }) }
  return handleJob(maintainVoiceOvers, async () => {
    const now = clock()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const receive = async ({ id, bytes, expiresAt }: { id: string; bytes: number; expiresAt: Date }) => {
      // The process ended before it recorded the last byte.
      if ((await uploads.countReceived(id)) === bytes) await receiveVoiceOver(services, id)
      else if (expiresAt <= now) await expire(id)
    }
    await forEachIndependently(await listUploadingVoiceOvers(db()), receive, log)
    const giveUp = ({ id }: { id: string }) => failVoiceOver(services, id, 'not_processed')
    await forEachIndependently(await listStuckVoiceOvers(db(), before(stuckMs)), giveUp, log)
    const removable = await listRemovableVoiceOvers(db(), before(failedUploadMs))
    await forEachIndependently(removable, ({ id }) => removeUpload(id), log)
    await removeAbandonedFolders(voiceOverFolder(env.videos), before(stuckMs))
  })

  async function expire(id: string): Promise<void> {
    await failVoiceOver(services, id, 'upload_expired')
    await removeUpload(id)
  }

  async function removeUpload(id: string): Promise<void> {
    await uploads.remove(id)
    await updateVoiceOver(db(), id, { hasUpload: false })
  }
}
