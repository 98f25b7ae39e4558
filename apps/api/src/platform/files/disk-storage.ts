import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isObjectId, type Storage } from './storage.ts'

// A file is written under this name first, so that one with its final name is complete.
const partial = '.part'

/** Keeps files in a folder, in subfolders by the first two characters of their ids. Creates it when needed. */
export function openDiskStorage(root: string): Storage {
  const pathOf = (id: string) => {
    if (!isObjectId(id)) throw new Error(`not the id of a file: ${id}`)
    return path.join(root, id.slice(0, 2), id)
  }

  return {
    async write(id, source) {
      const target = pathOf(id)
      const written = target + partial
      try {
        await mkdir(path.dirname(target), { recursive: true })
        await pipeline(source, createWriteStream(written, { flush: true }))
        await rename(written, target)
      } catch (error) {
        source.destroy()
        await rm(written, { force: true })
        throw error
      }
    },
    async open(id, start, end) {
      const file = await open(pathOf(id)).catch(unlessMissing)
      return file?.createReadStream({ start, end }) ?? null
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      for await (const { name, file } of filesIn(root)) {
        const found = isObjectId(name) ? await stat(file).catch(unlessMissing) : null
        if (found) yield { id: name, modified: found.mtime }
      }
    },
    async removePartial(before) {
      for await (const { name, file } of filesIn(root)) {
        if (!name.endsWith(partial) || !isObjectId(name.slice(0, -partial.length))) continue
        const found = await stat(file).catch(unlessMissing)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
    },
  }
}

async function* filesIn(root: string): AsyncGenerator<{ name: string; file: string }> {
  const folder = await opendir(root, { recursive: true }).catch(unlessMissing)
  if (!folder) return
  for await (const entry of folder) {
    if (entry.isFile()) yield { name: entry.name, file: path.join(entry.parentPath, entry.name) }
  }
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
