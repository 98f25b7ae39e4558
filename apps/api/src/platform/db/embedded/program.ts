import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { RunAs } from './run-as.ts'

/**
 * Starts a PostgreSQL program with stdout and stderr redirected to `output`. It runs in its own session, so that Ctrl-C in the
 * terminal does not reach it: we stop it after the last request.
 */
export function startProgram(
  run: RunAs,
  program: string,
  args: string[],
  output: number | 'pipe',
): ChildProcess {
  const [command = program, ...rest] = [...run.through, program, ...args]
  return spawn(command, rest, {
    ...(run.uid === undefined ? {} : { uid: run.uid }),
    ...(run.gid === undefined ? {} : { gid: run.gid }),
    cwd: path.parse(program).root,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' },
  })
}
