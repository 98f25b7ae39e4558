import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Hash of the names and contents of all files that match `patterns`, relative to the workspace root. Modification times are
 * not used: they miss moved and deleted files and change on checkout. Files whose name matches `ignore` are left out.
 */
export async function contentHash(patterns: readonly string[], ignore?: RegExp): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !ignore?.test(entry.name)) files.push(path.join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const content = await readFile(file)
    hash.update(`${path.relative(root, file)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

// npm never packs files that start with `._`, so the stamp is not published with `dist`.
const stampIn = (folder: string): string => path.join(folder, '._content-hash')

/** The content hash a build folder was made from; empty if it does not exist or its build did not finish. */
export const readStamp = (folder: string): Promise<string> =>
  readFile(stampIn(folder), 'utf8').catch(() => '')

/** Records the content hash a build folder was made from. Call it when the build is complete. */
export const writeStamp = (folder: string, hash: string): Promise<void> => writeFile(stampIn(folder), hash)
