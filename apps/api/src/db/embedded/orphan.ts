import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Clears away what a killed owner left in its cluster: a server that still runs, then the file that names it.
 * Call it only while holding the lock of the folder: then no other process can be using that server.
 */
export async function clearOrphan(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, cluster)) {
    // Fast shutdown first; a server that does not end is asked for an immediate one, which recovers when it starts.
    for (const [signal, patience] of [
      ['SIGINT', 8000],
      ['SIGQUIT', 4000],
      ['SIGKILL', 4000],
    ] as const) {
      if (!kill(pid, signal)) break
      if (await ended(pid, cluster, patience)) break
    }
    if (isServerOf(pid, cluster)) {
      throw new Error(
        `The PostgreSQL that was left running in ${cluster} (process ${pid}) does not end; end it and start again.`,
      )
    }
  }
  rmSync(file, { force: true })
}

async function ended(pid: number, cluster: string, patience: number): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += 25) {
    if (!isServerOf(pid, cluster)) return true
    await wait(25)
  }
  return false
}

function kill(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

// Process ids are used again, so what runs under this one must be a postgres with our folder.
function isServerOf(pid: number, cluster: string): boolean {
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(cluster)
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (process.platform === 'win32') {
      const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
      return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' })
    }
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
