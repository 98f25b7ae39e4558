import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { throwIfAnyFailed } from '../jobs/for-each-independently.ts'

/** Runs `work` with a new folder below `root`, which is removed afterwards. */
export async function withWorkFolder<Result>(
  root: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(root, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders below `root` that a crash left before a time. One that cannot be removed is reported after the others. */
export async function removeAbandonedFolders(root: string, before: Date): Promise<void> {
  const names = await readdir(root).catch(() => [])
  const failures: unknown[] = []
  for (const name of names) {
    const folder = path.join(root, name)
    const stats = await stat(folder).catch(() => null)
    if (!stats || stats.mtime >= before) continue
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) => failures.push(error))
  }
  throwIfAnyFailed(failures, 'abandoned folders could not be removed')
}
