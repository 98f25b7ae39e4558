import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const memoryFolder = '/dev/shm'
const neededBytes = 2 * 2 ** 30
const prefix = 'chignon-test-'

/**
 * Keeps the temporary files of this process and of those it starts in memory if 2 GB are free there: some file systems create
 * files slowly after many were deleted, as databases of tests are. Returns a function that removes what is left.
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (!hasRoom()) return () => {}
  removeLeftovers()
  const folder = path.join(memoryFolder, `${prefix}${process.pid}`)
  const previous = process.env['TMPDIR']
  mkdirSync(folder, { recursive: true })
  // As root, the embedded database runs as another user.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => {
    if (previous === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = previous
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes
  } catch {
    return false
  }
}

/** Removes the folders of processes that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(memoryFolder)) {
    if (!name.startsWith(prefix) || existsSync(`/proc/${name.slice(prefix.length)}`)) continue
    rmSync(path.join(memoryFolder, name), { recursive: true, force: true })
  }
}
