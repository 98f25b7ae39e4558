import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** How to start a program of PostgreSQL: as whom, and through which command. */
export type RunAs = { uid?: number; gid?: number; through: string[] }

/**
 * PostgreSQL refuses to run as root. As root we give it the user that owns the cluster; for a new one `postgres` where
 * there is such a user, else `nobody`.
 *
 * That user may be unable to enter the folders above (`/root` is closed to others): then setpriv takes the user and keeps
 * the one capability that opens folders.
 */
export function runAs(folders: string[], cluster: string): RunAs {
  if (process.getuid?.() !== 0) return { through: [] }
  const user = ownerOfFolder(cluster) ??
    accountOf('postgres') ??
    accountOf('nobody') ?? { uid: 65534, gid: 65534 }
  if (folders.every((folder) => canEnter(folder, user))) return { ...user, through: [] }
  if (spawnSync('setpriv', ['--version']).status === 0) {
    return {
      through: [
        'setpriv',
        `--reuid=${user.uid}`,
        `--regid=${user.gid}`,
        '--clear-groups',
        '--inh-caps=-all,+dac_override',
        '--ambient-caps=-all,+dac_override',
      ],
    }
  }
  throw new Error(
    `PostgreSQL cannot run as root and no other user may enter ${folders.find((folder) => !canEnter(folder, user))}; ` +
      'move the project or set DATA_DIR to a folder others may enter, or run as another user.',
  )
}

/** The user and group that own what PostgreSQL writes; undefined where it is ourselves. */
export function ownerOf(run: RunAs): { uid: number; gid: number } | undefined {
  if (run.uid !== undefined && run.gid !== undefined) return { uid: run.uid, gid: run.gid }
  const number = (flag: string) =>
    Number(run.through.find((part) => part.startsWith(flag))?.slice(flag.length))
  return run.through.length > 0 ? { uid: number('--reuid='), gid: number('--regid=') } : undefined
}

/** npm may have unpacked the programs without the right to run them. */
export function makeExecutable(file: string): void {
  const { mode } = statSync(file)
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
}

function ownerOfFolder(folder: string): { uid: number; gid: number } | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

function accountOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
  } catch {
    return undefined
  }
}

function canEnter(folder: string, user: { uid: number; gid: number }): boolean {
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  const above = path.dirname(folder)
  return (mode & bit) !== 0 && (above === folder || canEnter(above, user))
}
