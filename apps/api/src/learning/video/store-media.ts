import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Services } from '../../platform/services.ts'

const types: Partial<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.jpg': 'image/jpeg',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt',
}

// Until a transaction keeps them. Storing a long video in a bucket takes a while.
const unusedHours = 24

type Source = {
  /** The folder on disk. */
  folder: string
  names: string[]
  /** The folder of the names that learners' players use. */
  prefix: string
}

/**
 * Stores files that were made for a video. Returns their ids by the names they are published under. Nothing is published yet: files that
 * no transaction keeps are removed after a day.
 */
export async function storeMedia(
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  { folder, names, prefix }: Source,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>()
  const expiresAt = new Date(clock().getTime() + unusedHours * 60 * 60 * 1000)
  for (const name of names) {
    const type = types[path.extname(name)]
    if (type === undefined) throw new Error(`no media type is known for ${name}`)
    const source = createReadStream(path.join(folder, name))
    const file = await files.put(source, { purpose: 'lesson-media', name, type, ownerId: null, expiresAt })
    stored.set(`${prefix}/${name}`, file.id)
  }
  return stored
}

/** Makes stored files permanent, in the transaction that publishes them. */
export async function keepMedia({ files }: Pick<Services, 'files'>, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    if (!(await files.keep(id))) throw new Error(`the file ${id} has expired`)
  }
}
