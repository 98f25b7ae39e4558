import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { exportExpiry, findExport, finishExport } from './data-export.queries.ts'
import { writeArchive } from './write-archive.ts'

/** Makes the copy of a person's data and mails that it is ready (PRIVACY-6). */
export const makeExport = defineJob({
  name: 'make-export',
  payload: z.object({ id: z.uuid() }),
  timeoutSeconds: 60 * 60,
})

export function makeExportHandler(services: Services): JobHandler {
  const { db, clock, files, mailer } = services
  return handleJob(makeExport, async ({ id }) => {
    const found = await findExport(db(), id)
    if (!found || found.dataExport.expiresAt || found.user.deletedAt) return
    const { user } = found
    const expiresAt = exportExpiry(clock())
    const file = await files.put(writeArchive(services, user), {
      purpose: 'export',
      name: `chignon-${clock().toISOString().slice(0, 10)}.zip`,
      ownerId: user.id,
      expiresAt,
      type: 'application/zip',
    })
    await db.transaction(async () => {
      if (await finishExport(db(), id, { fileId: file.id, expiresAt }))
        await mailer.enqueue({ kind: 'export-ready', to: user.email, aboutId: id })
      else await files.remove(file.id)
    })
  })
}
