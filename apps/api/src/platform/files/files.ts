import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { fileAddressMinutes } from '@chignon/contract/platform/platform-rules'
import { filePurposes, type FilePurpose } from '@chignon/contract/platform/file-purposes'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import { fail, Failure } from '../http/fail.ts'
import type { Logger } from '../http/logger.ts'
import { signingKey } from '../http/signing-key.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { detectType } from './detect-type.ts'
import { endOfSource } from './end-of-source.ts'
import { fileAddress } from './file-address.ts'
import { cleanFileName } from './file-name.ts'
import { fileTypes } from './file-types.ts'
import {
  clearExpiry,
  deleteFiles,
  findFile,
  insertFile,
  releaseFilesOf,
  updateBytes,
  type StoredFile,
} from './file.queries.ts'
import { removeStoredFile } from './file.jobs.ts'
import { fileMessages } from './files.messages.ts'
import { measured } from './measured.ts'
import type { Storage } from './storage.ts'

export type NewFile = {
  /** Decides the largest size and the media types. */
  purpose: FilePurpose
  /** As its sender names it; folders and invisible characters are dropped. */
  name: string
  /** Null for a file of the academy. */
  ownerId: string | null
  /** When it is deleted unless `keep` is called. Default: never. */
  expiresAt?: Date
  /** The media type of a file that we made. Default: detected by its content. */
  type?: string
  /** Whether it is a clip without its metadata. Default false. */
  isStripped?: boolean
}

/** The disk of the file store is full. */
export class DiskFullFailure extends Failure {
  constructor() {
    super(503, { message: fileMessages.unavailable, headers: { 'Retry-After': '60' } })
  }
}

/** Options of an address. */
export type FileAddressOptions = {
  /** The only person who may use it, or anyone who has it. */
  viewer: { id: string } | 'anyone'
  /** Default 15 (FILE-3). */
  minutes?: number
  /** Saves the file under this name instead of showing it. */
  downloadName?: string
}

/** The file service (FILE-1): rows in the database, bytes in the file store. */
export type Files = {
  /**
   * Stores a stream. Ends the call with 413 or 415 if the file is not what its purpose allows, with 400 if the stream breaks
   * off, with 503 if the store is down; then neither row nor bytes are kept. Call it outside of a transaction, since an upload
   * takes long, and link the file in one afterwards.
   */
  put(source: AsyncIterable<Uint8Array>, file: NewFile): Promise<StoredFile>
  /** A file that has not expired. */
  find(id: string): Promise<StoredFile | null>
  /** Opens the bytes from `start` to `end`, both included. Default: all. */
  open(file: StoredFile, range?: { start: number; end: number }): Promise<Readable>
  /** Stores other bytes of a clip under the same id: those without its metadata. */
  replace(clip: StoredFile, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Makes an expiring file permanent. Returns false if it has expired already. */
  keep(id: string): Promise<boolean>
  /** Removes a file in the current transaction; its bytes follow after the commit. */
  remove(id: string): Promise<void>
  /** Removes a person's personal files in the current transaction, and takes the person from the others (FILE-6). */
  releaseOwner(ownerId: string): Promise<void>
  /** A signed address of a file, relative to the API's host (FILE-3). */
  url(file: StoredFile, options: FileAddressOptions): Promise<string>
}

type Parts = { db: Database; clock: Clock; logger: Logger; jobs: JobQueue; storage: Storage }

/** Creates the file service. */
export function createFiles({ db, clock, logger, jobs, storage }: Parts): Files {
  const unavailable = (error: unknown): never => {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    logger.error({ reason }, 'the file store failed')
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw new DiskFullFailure()
    return fail(503, { message: fileMessages.unavailable, headers: { 'Retry-After': '5' } })
  }

  async function removeStored(ids: string[]): Promise<void> {
    for (const id of ids) await jobs.enqueue(removeStoredFile, { id })
  }

  return {
    async put(source, { purpose, name, ownerId, expiresAt, type: knownType, isStripped = false }) {
      const { maxBytes, types } = filePurposes[purpose]
      const measure = measured(source, maxBytes, () =>
        fail(413, { message: fileMessages.tooLarge(maxBytes) }),
      )
      const detected =
        knownType === undefined
          ? await detectType(measure.chunks).catch(endOfSource)
          : { type: knownType, chunks: measure.chunks }
      const type = types.find((allowed) => allowed === detected.type)
      if (type === undefined) {
        await detected.chunks.return()
        return fail(415, { message: fileMessages.wrongType(types.map(typeName)) })
      }
      const id = randomUUID()
      const body = Readable.from(detected.chunks, { objectMode: false })
      await storage.write(id, body, type).catch((error: unknown) => {
        const failure = measure.failure()
        return failure === undefined ? unavailable(error) : endOfSource(failure)
      })
      const row = {
        id,
        ownerId,
        purpose,
        name: cleanFileName(name, type),
        type,
        bytes: measure.bytes(),
        checksum: measure.checksum(),
        createdAt: clock(),
        strippedAt: isStripped ? clock() : null,
        expiresAt: expiresAt ?? null,
      }
      return insertFile(db(), row).catch(async (error: unknown) => {
        // If this fails too, the daily job removes it.
        await storage.remove(id).catch(() => {})
        throw error
      })
    },
    find: (id) => findFile(db(), id, clock()),
    async open(file, { start, end } = { start: 0, end: file.bytes - 1 }) {
      const stream = await storage.open(file.id, start, end).catch(unavailable)
      if (stream) return stream
      logger.error({ file: file.id }, 'a file is missing in the file store')
      return fail(404)
    },
    async replace({ id, type }, source) {
      const { chunks, bytes, checksum } = measured(source, Number.POSITIVE_INFINITY, () => fail(413))
      await storage.write(id, Readable.from(chunks, { objectMode: false }), type).catch(unavailable)
      // If the process ends in between, the size is wrong until the job runs again.
      const change = { bytes: bytes(), checksum: checksum(), strippedAt: clock() }
      if (!(await updateBytes(db(), id, change))) await storage.remove(id)
    },
    keep: (id) => clearExpiry(db(), id, clock()),
    remove: (id) => db.transaction(async () => removeStored(await deleteFiles(db(), [id]))),
    releaseOwner: (ownerId) => db.transaction(async () => removeStored(await releaseFilesOf(db(), ownerId))),
    async url({ id, type }, { viewer, minutes = fileAddressMinutes, downloadName }) {
      const address = {
        id,
        viewerId: viewer === 'anyone' ? null : viewer.id,
        name: downloadName === undefined ? null : cleanFileName(downloadName, type),
      }
      return fileAddress(
        await signingKey(db, 'files'),
        address,
        new Date(clock().getTime() + minutes * 60_000),
      )
    },
  }
}

function typeName(type: string): string {
  return fileTypes[type]?.name ?? type
}
