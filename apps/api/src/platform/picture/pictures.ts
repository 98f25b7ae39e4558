import { unusedPictureHours } from '@chignon/contract/platform/platform-rules'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import { detectType } from '../files/detect-type.ts'
import { fileTypes } from '../files/file-types.ts'
import type { Files } from '../files/files.ts'
import { fileMessages } from '../files/files.messages.ts'
import { measured } from '../files/measured.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { Fail } from '../http/fail.ts'
import { encodePicture, type Crop, type EncodedPicture, type PictureShape } from './encode-picture.ts'
import { pictureMessages } from './picture.messages.ts'
import {
  fileIdsOf,
  insertPicture,
  keepPictureFiles,
  type PictureSize,
  type StoredPicture,
} from './picture.queries.ts'

const shown: PictureShape = { widths: [320, 640, 1280, 1920], maxHeight: 2880, isSquare: false }

/** What pictures are uploaded for, with the sizes that are made of them. */
const shapes = {
  avatar: { widths: [192, 512], maxHeight: 512, isSquare: true },
  gallery: shown,
  'chat-picture': shown,
  'post-picture': shown,
  'catalogue-picture': shown,
} as const satisfies Record<string, PictureShape>

/** What a picture is uploaded for. */
export type PicturePurpose = keyof typeof shapes

type Refusal = Fail<'payload_too_large' | 'unsupported_media_type' | 'invalid'>

export type NewPicture = {
  purpose: PicturePurpose
  /** The file name that the sender gave it. */
  name: string
  ownerId: string
  crop?: Crop | undefined
}

/** The picture service (PICTURE-1): pictures are encoded again and stored in several sizes. */
export type Pictures = {
  /**
   * Stores a picture. It is deleted after a day unless `keep` is called. Ends the call with 413, 415, or 422 if it is too large, of
   * another type, or unreadable.
   */
  put(source: AsyncIterable<Uint8Array>, picture: NewPicture, fail: Refusal): Promise<StoredPicture>
  /** Makes a picture permanent. Call it in the transaction that uses it. */
  keep(id: string): Promise<void>
  /** Removes pictures with their files. */
  remove(ids: string[]): Promise<void>
}

type Parts = { db: Database; clock: Clock; files: Files }

/** Creates the picture service. */
export function createPictures({ db, clock, files }: Parts): Pictures {
  // Encoding takes seconds of one processor.
  const limit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 20 })

  return {
    async put(source, { purpose, name, ownerId, crop }, fail) {
      const { type, bytes } = await readOriginal(source, purpose, fail)
      const encoded =
        (await limit(() => encodePicture(bytes, type, shapes[purpose], crop))) ??
        fail(422, { message: pictureMessages.unreadable })
      return store(encoded, { purpose, name, ownerId })
    },
    keep: (id) => keepPictureFiles(db(), id),
    remove: (ids) =>
      db.transaction(async () => {
        if (ids.length === 0) return
        for (const fileId of await fileIdsOf(db(), ids)) await files.remove(fileId)
      }),
  }

  async function store(encoded: EncodedPicture, { purpose, name, ownerId }: Omit<NewPicture, 'crop'>) {
    const expiresAt = new Date(clock().getTime() + unusedPictureHours * 60 * 60 * 1000)
    const stem = name.replace(/\.\w{1,5}$/, '')
    const sizes: PictureSize[] = []
    for (const { width, format, bytes } of encoded.files) {
      const type = `image/${format}`
      const file = await files.put(oneChunk(bytes), { purpose, name: stem, ownerId, expiresAt, type })
      sizes.push({ width, format, fileId: file.id })
    }
    const { width, height, widths, placeholder } = encoded
    const largest = sizes.at(-1)
    if (!largest) throw new Error('the picture has no size')
    const picture = { ownerId, purpose, largestFileId: largest.fileId, width, height, widths, placeholder }
    return db.transaction(() => insertPicture(db(), { ...picture, createdAt: clock() }, sizes))
  }
}

async function readOriginal(source: AsyncIterable<Uint8Array>, purpose: PicturePurpose, fail: Refusal) {
  const { maxBytes, types } = filePurposes[purpose]
  const limited = measured(source, maxBytes, () => fail(413, { message: fileMessages.tooLarge(maxBytes) }))
  const { type, chunks } = await detectType(limited.chunks)
  if (!types.some((allowed) => allowed === type) || type === undefined) {
    await chunks.return()
    return fail(415, {
      message: fileMessages.wrongType(types.map((accepted) => fileTypes[accepted]?.name ?? accepted)),
    })
  }
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return { type, bytes: Buffer.concat(parts) }
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}
