import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { detectType } from '../../platform/files/detect-type.ts'
import type { StoredFile } from '../../platform/files/file.queries.ts'
import { fileMessages } from '../../platform/files/files.messages.ts'
import { measured } from '../../platform/files/measured.ts'
import { fileTypes } from '../../platform/files/file-types.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { readPhotograph } from './read-photograph.ts'

const unusedHours = 24

/** A stored photograph, with its size in pixels and its smaller sizes, or a clip. */
export type PracticalFile = {
  file: StoredFile
  width: number | null
  height: number | null
  sizes: { width: number; file: StoredFile }[]
}

type Upload = {
  source: AsyncIterable<Uint8Array>
  name: string
  ownerId: string
  fail: Fail<'payload_too_large' | 'unsupported_media_type' | 'invalid' | 'unavailable'>
}

const isOf = (purpose: 'exam-photo' | 'exam-clip', type: string | undefined) =>
  filePurposes[purpose].types.some((allowed) => allowed === type)

/**
 * Stores a photograph, encoded again in its visible orientation and without its metadata, or a clip without its metadata (EXAM-16). It is
 * deleted after a day unless it is kept.
 */
export async function storePracticalFile(
  { files, clips, clock }: Pick<Services, 'files' | 'clips' | 'clock'>,
  { source, name, ownerId, fail }: Upload,
): Promise<PracticalFile> {
  const expiresAt = new Date(clock().getTime() + unusedHours * 60 * 60 * 1000)
  const { type, chunks } = await detectType(asGenerator(source))
  if (type !== undefined && isOf('exam-clip', type)) {
    const clip = { purpose: 'exam-clip', name, ownerId, expiresAt, type } as const
    const file = await clips.put(chunks, clip, fail)
    return { file, width: null, height: null, sizes: [] }
  }
  if (!isOf('exam-photo', type)) {
    await chunks.return()
    const types = [...filePurposes['exam-photo'].types, ...filePurposes['exam-clip'].types]
    return fail(415, {
      message: fileMessages.wrongType(types.map((accepted) => fileTypes[accepted]?.name ?? accepted)),
    })
  }
  const { maxBytes } = filePurposes['exam-photo']
  const limited = measured(chunks, maxBytes, () => fail(413, { message: fileMessages.tooLarge(maxBytes) }))
  const photograph = await readPhotograph(await allBytes(limited.chunks), fail)
  // Its type has changed.
  const stem = name.replace(/\.(jpe?g|png)$/i, '')
  const put = (bytes: Buffer) =>
    files.put(asGenerator([bytes]), { purpose: 'exam-photo', name: stem, ownerId, expiresAt })
  const file = await put(photograph.bytes)
  const sizes = []
  for (const { width, bytes } of photograph.sizes) sizes.push({ width, file: await put(bytes) })
  return { file, width: photograph.width, height: photograph.height, sizes }
}

async function allBytes(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* asGenerator(source: AsyncIterable<Uint8Array> | Uint8Array[]) {
  yield* source
}
