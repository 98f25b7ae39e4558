import { spawn } from 'node:child_process'

type CommandResult = { code: number; output: string; stdout: string }

/**
 * Runs a command and collects its output; `onOutput` receives it as it is printed. Never rejects: a command that cannot be
 * started exits with 127.
 */
export function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
  onOutput: (chunk: string, stream: 'stdout' | 'stderr') => void = () => {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    })
    let [output, stdout] = ['', '']
    const append = (chunk: string, stream: 'stdout' | 'stderr') => {
      output += chunk
      if (stream === 'stdout') stdout += chunk
      onOutput(chunk, stream)
    }
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => append(chunk, 'stdout'))
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => append(chunk, 'stderr'))
    child.once('error', ({ message }) => {
      append(message, 'stderr')
      resolve({ code: 127, output, stdout })
    })
    child.once('close', (code, signal) => {
      if (signal) append(`\nKilled by ${signal}.`, 'stderr')
      resolve({ code: code ?? 1, output, stdout })
    })
  })
}

/** Runs a command and returns its standard output. Throws an error with the full output if it fails or cannot be started. */
export async function runOrThrow(
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  const { code, output, stdout } = await run(command, args, cwd, env)
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} exited with ${code}:\n${output}`)
  return stdout
}
