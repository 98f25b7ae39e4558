import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { StoredFile } from '../../platform/files/file.queries.ts'
import { forEachIndependently, inBatches } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { insertSizes, listUnresized, lockUnresized } from './exam-file.queries.ts'
import { resizeStoredPhotographs } from './exam.jobs.ts'
import { minResizedWidth, resizePhotograph } from './read-photograph.ts'

type Photograph = { width: number | null; file: StoredFile }

const batchSize = 50
const dayMs = 24 * 60 * 60 * 1000

/** Continues where it was interrupted. */
export function resizeStoredPhotographsHandler(
  services: Pick<Services, 'db' | 'clock' | 'files' | 'logger'>,
): JobHandler {
  const { db, clock, files, logger } = services
  return handleJob(resizeStoredPhotographs, async () => {
    let resized = 0
    const photographs = inBatches((after: Photograph | undefined) =>
      listUnresized(db(), { wider: minResizedWidth, after: after?.file.id ?? null, limit: batchSize }),
    )
    const resize = async ({ file, width }: Photograph) => {
      if (await resizeStored(file, width ?? 0)) resized += 1
    }
    await forEachIndependently(photographs, resize, { logger, describe: ({ file }) => ({ file: file.id }) })
    if (resized > 0) logger.info({ resized }, 'smaller sizes of stored photographs made')
  })

  async function resizeStored(photograph: StoredFile, width: number): Promise<boolean> {
    const smaller = await readAndResize(photograph, width).catch((error: unknown) => {
      // Pages show the photograph itself. It is reported with each run.
      logger.warn({ file: photograph.id, reason: String(error) }, 'a stored photograph could not be resized')
      return null
    })
    if (smaller === null) return false
    const { name, ownerId } = photograph
    const expiresAt = new Date(clock().getTime() + dayMs)
    const sizes: { width: number; file: StoredFile }[] = []
    for (const size of smaller) {
      const file = await files.put(Readable.from([size.bytes]), {
        purpose: 'exam-photo',
        name,
        ownerId,
        expiresAt,
      })
      sizes.push({ width: size.width, file })
    }
    return db.transaction(async () => {
      if (!(await lockUnresized(db(), photograph.id))) return false
      for (const { file } of sizes) {
        if (!(await files.keep(file.id))) throw new Error(`the file ${file.id} has expired`)
      }
      await insertSizes(db(), photograph.id, sizes)
      return true
    })
  }

  async function readAndResize(photograph: StoredFile, width: number) {
    return resizePhotograph(await buffer(await files.open(photograph)), width)
  }
}
