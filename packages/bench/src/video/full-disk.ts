import { execFile } from 'node:child_process'
import { mkdir, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { onCleanup } from '../cleanup.ts'

const run = promisify(execFile)

/** A small disk of its own. */
export type SmallDisk = {
  folder: string
  /** Leaves only so many bytes. */
  fill(leave: number): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a small disk in memory. Null if this is not allowed here: it needs Linux and root. */
export async function mountSmallDisk(folder: string, bytes: number): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true })
  const options = ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]
  const isMounted = await run('mount', options).then(
    () => true,
    () => false,
  )
  if (!isMounted) return null
  const unregister = onCleanup(() => run('umount', ['-l', folder]))
  return {
    folder,
    async fill(leave) {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(path.join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - leave)))
    },
    async unmount() {
      unregister()
      await run('umount', ['-l', folder])
    },
  }
}
