import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Stops a server that a killed process left running in the cluster, and deletes its pid file. Call it only while holding the
 * lock of the folder, so that no other process uses that server.
 */
export async function clearOrphan(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, cluster)) {
    // A fast shutdown first, then an immediate one, after which PostgreSQL recovers at the next start.
    for (const [signal, timeout] of [
      ['SIGINT', 8000],
      ['SIGQUIT', 4000],
      ['SIGKILL', 4000],
    ] as const) {
      if (!kill(pid, signal)) break
      if (await hasEnded(pid, cluster, timeout)) break
    }
    if (isServerOf(pid, cluster)) {
      throw new Error(
        `The PostgreSQL that was left running in ${cluster} (process ${pid}) does not stop; stop it and try again.`,
      )
    }
  }
  rmSync(file, { force: true })
}

async function hasEnded(pid: number, cluster: string, timeout: number): Promise<boolean> {
  for (let waited = 0; waited < timeout; waited += 25) {
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

// Process ids are reused, so this checks that the process is a postgres with our folder.
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
