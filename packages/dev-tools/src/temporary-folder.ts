import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const memoryFolder = '/dev/shm'
const neededBytes = 2 * 2 ** 30
const prefix = 'chignon-test-'

/**
 * Puts the temporary files of this process, and of the processes it starts, in memory if 2 GB are free there. On disk, ext4
 * creates files slowly for some seconds after many were deleted, and each test file deletes a database. Returns a function
 * that deletes these files.
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

/** Deletes the folders of processes that no longer run, because they were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(memoryFolder)) {
    if (!name.startsWith(prefix) || existsSync(`/proc/${name.slice(prefix.length)}`)) continue
    rmSync(path.join(memoryFolder, name), { recursive: true, force: true })
  }
}
