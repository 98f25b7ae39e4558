import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { killedExitCode } from './killed-exit-code.ts'

// Runs the program of its arguments with a low priority, and kills it when stdin ends. That happens when the process that started this one
// asks for it, and also if it was killed.

const lowPriority = 15
const [program = '', ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })

child.once('spawn', () => {
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowPriority)
  } catch {
    // The program may have ended already.
  }
})
child.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`)
  process.exit(127)
})
child.once('exit', (code) => process.exit(code ?? killedExitCode))
process.stdin.resume().once('close', () => child.kill('SIGKILL'))
