import { dataExportEndpoints, type DataExport } from '@chignon/contract/identity/data-export'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../user/user.queries.ts'
import { makeExport } from './data-export.jobs.ts'
import { dataExportMessages } from './data-export.messages.ts'
import { findExportOf, replaceExport, type DataExportRow } from './data-export.queries.ts'
import { exportStateOf } from './data-export.rules.ts'

/** Downloading one's data (PRIVACY-6). */
export const dataExportRoutes = implement(dataExportEndpoints, {
  async show({ viewer, services }) {
    const row = await findExportOf(services.db(), viewer.id)
    return {
      data: row && exportStateOf(row, services.clock()) !== 'expired' ? await present(services, row) : null,
    }
  },

  async request({ viewer, locale, fail, services }) {
    const { db, clock, files, jobs, limits } = services
    await limits.exportPerAccount.take(viewer.id)
    const row = await db.transaction(async () => {
      await lockUser(db(), viewer.id)
      const earlier = await findExportOf(db(), viewer.id)
      if (earlier && exportStateOf(earlier, clock()) === 'preparing') {
        fail(409, { message: dataExportMessages.inProgress })
      }
      if (earlier?.fileId) await files.remove(earlier.fileId)
      const created = await replaceExport(db(), viewer.id, clock())
      await jobs.enqueue(makeExport, { id: created.id })
      return created
    })
    return { data: await present(services, row), message: dataExportMessages.requested[locale] }
  },
})

async function present(
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  row: DataExportRow,
): Promise<DataExport> {
  const file = row.fileId === null ? null : await files.find(row.fileId)
  return {
    id: row.id,
    state: file ? 'ready' : exportStateOf(row, clock()) === 'preparing' ? 'preparing' : 'failed',
    requested_at: row.requestedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    bytes: file?.bytes ?? null,
    url: file ? await files.url(file, { viewer: { id: row.userId }, downloadName: file.name }) : null,
  }
}
