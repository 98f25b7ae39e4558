import { createReadStream } from 'node:fs'
import path from 'node:path'
import { insertExamFile, insertSizes } from '../learning/exam/exam-file.queries.ts'
import { storePracticalFile } from '../learning/exam/practical-file.ts'
import { sampleMedia } from '../learning/media/media.files.ts'
import type { Services } from '../platform/services.ts'
import { seedId } from './seed-id.ts'

const program = 'the-complete-cutter'
const question = 'show-a-bob'
const learner = 'amelie-roux'

// The picture of each is the poster of a clip in sample/media.
const photographs = [
  { name: 'from-behind.webp', folder: 'cut' },
  { name: 'from-the-left.webp', folder: 'part' },
]

const fail = (status: number): never => {
  throw new Error(`a photograph of the sample was refused: ${status}`)
}

/**
 * Adds photographs to the practical answer of the sample exam that has waited longest. After the rest of the sample, because the
 * file store has no part in its transaction.
 */
export async function addExamPhotographs(
  services: Pick<Services, 'db' | 'files' | 'clips' | 'clock'>,
): Promise<void> {
  const { db, files, clock } = services
  const target = {
    attemptId: seedId('exam-attempt', learner),
    questionId: seedId('exam-question', program, question),
  }
  for (const [index, { name, folder }] of photographs.entries()) {
    const source = createReadStream(path.join(sampleMedia, folder, 'poster.webp'))
    const ownerId = seedId('user', learner)
    // They are shown in the order of their times.
    const addedAt = new Date(clock().getTime() - (photographs.length - index) * 60_000)
    const { file, width, height, sizes } = await storePracticalFile(services, { source, name, ownerId, fail })
    await db.transaction(async () => {
      for (const { id } of [file, ...sizes.map((size) => size.file)]) await files.keep(id)
      await insertExamFile(db(), { ...target, fileId: file.id, width, height }, addedAt)
      await insertSizes(db(), file.id, sizes)
    })
  }
}
