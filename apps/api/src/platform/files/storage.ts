import type { Readable } from 'node:stream'

export type StoredObject = { id: string; modified: Date }

/** Where the bytes of files are kept: on disk or in an S3 bucket. An object is named by the id of its file. */
export type Storage = {
  /** Stores all bytes of `source`. If it fails, or the source does, nothing is kept. */
  write(id: string, source: Readable, type: string): Promise<void>
  /** Opens the bytes from `start` to `end`, both included; null if there is no such object. */
  open(id: string, start: number, end: number): Promise<Readable | null>
  /** Removes an object. A missing one is no error. */
  remove(id: string): Promise<void>
  /** All objects, in any order. Other entries of the folder or bucket are left out. */
  list(): AsyncIterable<StoredObject>
  /** Removes what writes that ended before a time, for example by `kill -9`, left behind. */
  removePartial(before: Date): Promise<void>
}

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether an object can have this name. */
export function isObjectId(name: string): boolean {
  return idPattern.test(name)
}
