import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/**
 * One word for all files that patterns match, from the workspace's root: another where one was changed, added, moved or
 * taken away. Dates say nothing of the last two, and change without the files. `leftOut` are names that do not count.
 */
export async function fingerprint(patterns: readonly string[], leftOut?: RegExp): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !leftOut?.test(entry.name)) files.push(path.join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const content = await readFile(file)
    hash.update(`${path.relative(root, file)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

// Of such a name npm packs nothing: `dist` is published.
const stampIn = (folder: string): string => path.join(folder, '._made-from')

/** The fingerprint of what a folder was made from. Empty where it was not made, or not to the end. */
export const readStamp = (folder: string): Promise<string> =>
  readFile(stampIn(folder), 'utf8').catch(() => '')

/** Says what a folder was made from: the last thing to be written. */
export const writeStamp = (folder: string, made: string): Promise<void> => writeFile(stampIn(folder), made)
