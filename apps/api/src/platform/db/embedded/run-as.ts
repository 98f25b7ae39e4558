import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

// The unprivileged system user on Linux and on macOS.
const unprivilegedIds = new Set([65534, -2])

/** How to start a PostgreSQL program: the user and group, and the command in front of it. */
export type RunAs = { uid?: number; gid?: number; through: string[] }

/**
 * PostgreSQL refuses to run as root. As root we run it as the owner of the cluster; for a new cluster as `postgres`, or as the
 * unprivileged system user if there is no `postgres`.
 *
 * If that user may not enter the parent folders, such as `/root`, setpriv changes the user and keeps the capability
 * `dac_override`.
 */
export function runAs(folders: string[], cluster: string): RunAs {
  if (process.getuid?.() !== 0) return { through: [] }
  const user = ownerOfFolder(cluster) ??
    accountWith(({ name }) => name === 'postgres') ??
    accountWith(({ uid }) => unprivilegedIds.has(uid)) ?? { uid: 65534, gid: 65534 }
  if (folders.every((folder) => canEnter(folder, user))) return { uid: user.uid, gid: user.gid, through: [] }
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

/** The user and group that own the files PostgreSQL writes; undefined if this process has the same ones. */
export function ownerOf(run: RunAs): { uid: number; gid: number } | undefined {
  if (run.uid !== undefined && run.gid !== undefined) return { uid: run.uid, gid: run.gid }
  const number = (flag: string) =>
    Number(run.through.find((part) => part.startsWith(flag))?.slice(flag.length))
  return run.through.length > 0 ? { uid: number('--reuid='), gid: number('--regid=') } : undefined
}

/** Makes a program executable: npm may have unpacked it without the permission. */
export function makeExecutable(file: string): void {
  const { mode } = statSync(file)
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
}

function ownerOfFolder(folder: string): { uid: number; gid: number } | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

type Account = { name: string; uid: number; gid: number }

function accountWith(isMatch: (account: Account) => boolean): Account | undefined {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [name, , uid, gid] = line.split(':')
        return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
      })
      .find(isMatch)
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
