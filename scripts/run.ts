import { spawn } from 'node:child_process'

type Ended = { code: number; output: string; stdout: string }

/** Runs a command to its end and keeps what it prints. Never rejects: a command that cannot start ends with 127. */
export function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    })
    let [output, stdout] = ['', '']
    const keep = (chunk: string) => (output += chunk)
    child.stdout
      .setEncoding('utf8')
      .on('data', keep)
      .on('data', (chunk: string) => (stdout += chunk))
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', (error) => resolve({ code: 127, output: error.message, stdout }))
    child.once('close', (code, signal) => {
      if (signal) output += `\nIt was ended by ${signal}.`
      resolve({ code: code ?? 1, output, stdout })
    })
  })
}

/** What a command prints on its standard output. Throws all it printed, and how it ended, where it fails or cannot start. */
export async function runOrThrow(
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  const { code, output, stdout } = await run(command, args, cwd, env)
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${output}`)
  return stdout
}
