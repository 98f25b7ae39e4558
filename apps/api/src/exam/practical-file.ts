import { filePurposes } from '@chignon/contract/business-rules'
import { detectType } from '../files/detect-type.ts'
import type { StoredFile } from '../files/file.queries.ts'
import { fileMessages } from '../files/files.messages.ts'
import { measured } from '../files/measured.ts'
import { fileTypes } from '../files/file-types.ts'
import type { Fail } from '../http/fail.ts'
import type { Services } from '../services.ts'
import { readPhotograph } from './read-photograph.ts'

const unusedHours = 24

/** A stored photograph, with its size in pixels, or a clip. */
export type PracticalFile = { file: StoredFile; width: number | null; height: number | null }

type Upload = {
  source: AsyncIterable<Uint8Array>
  name: string
  ownerId: string
  fail: Fail<'payload_too_large' | 'unsupported_media_type' | 'invalid'>
}

const isOf = (purpose: 'exam-photo' | 'exam-clip', type: string | undefined) =>
  filePurposes[purpose].types.some((allowed) => allowed === type)

/**
 * Stores a photograph, encoded again in its visible orientation and without its metadata, or a clip as it is (EXAM-16). It is deleted after
 * a day unless it is kept.
 */
export async function storePracticalFile(
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  { source, name, ownerId, fail }: Upload,
): Promise<PracticalFile> {
  const expiresAt = new Date(clock().getTime() + unusedHours * 60 * 60 * 1000)
  const { type, chunks } = await detectType(asGenerator(source))
  if (isOf('exam-clip', type)) {
    const file = await files.put(chunks, { purpose: 'exam-clip', name, ownerId, expiresAt })
    return { file, width: null, height: null }
  }
  if (!isOf('exam-photo', type)) {
    await chunks.return()
    const types = [...filePurposes['exam-photo'].types, ...filePurposes['exam-clip'].types]
    return fail(415, { message: fileMessages.wrongType(types.map((one) => fileTypes[one]?.name ?? one)) })
  }
  const { maxBytes } = filePurposes['exam-photo']
  const limited = measured(chunks, maxBytes, () => fail(413, { message: fileMessages.tooLarge(maxBytes) }))
  const { bytes, width, height } = await readPhotograph(await allBytes(limited.chunks), fail)
  const file = await files.put(asGenerator([bytes]), {
    purpose: 'exam-photo',
    // Its type has changed.
    name: name.replace(/\.(jpe?g|png)$/i, ''),
    ownerId,
    expiresAt,
  })
  return { file, width, height }
}

async function allBytes(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* asGenerator(source: AsyncIterable<Uint8Array> | Uint8Array[]) {
  yield* source
}
