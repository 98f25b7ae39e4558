import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FfmpegError } from './ffmpeg-error.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { killedExitCode } from './killed-exit-code.ts'

/** Options of a run. */
export type FfmpegRun = {
  timeoutMs: number
  signal?: AbortSignal
  /** Called with the position in the output, in seconds. */
  onPosition?: (seconds: number) => void
}

/** The result of a run. */
export type FfmpegResult = {
  isSuccess: boolean
  /** The beginning of its messages. */
  messages: string
  /** How many seconds it wrote. */
  seconds: number
}

/** Runs ffmpeg as child processes of low priority. */
export type Ffmpeg = {
  /** The path of the program; null if there is none. */
  find(): Promise<string | null>
  /**
   * Runs it with arguments, without a shell. It ends with this process, however that ends. Rejects with an `FfmpegError` if the disk is
   * full, or if it was aborted, killed or took too long.
   */
  run(args: string[], options: FfmpegRun): Promise<FfmpegResult>
  /** Ends all runs. */
  close(): void
}

const supervisor = fileURLToPath(new URL('./supervise.ts', import.meta.url))
const maxMessages = 64 * 1024

/** Creates the runner. `ffmpegPath` is the setting. */
export function createFfmpeg(ffmpegPath: string | undefined): Ffmpeg {
  const closing = new AbortController()
  return {
    find: () => findFfmpeg(ffmpegPath),
    async run(args, { timeoutMs, signal, onPosition = () => {} }) {
      const program = await findFfmpeg(ffmpegPath)
      if (program === null) throw new FfmpegError('missing')
      const timeout = AbortSignal.timeout(timeoutMs)
      const end = AbortSignal.any([timeout, closing.signal, ...(signal ? [signal] : [])])
      if (end.aborted) throw new FfmpegError('aborted')
      const result = await runToEnd([program, ...common, ...args], end, onPosition)
      if (/No space left on device/.test(result.messages)) throw new FfmpegError('disk_full', result.messages)
      if (timeout.aborted) throw new FfmpegError('too_slow')
      if (end.aborted) throw new FfmpegError('aborted')
      // It says nothing about the file: memory may have run out.
      if (result.wasKilled) throw new FfmpegError('failed', result.messages)
      return result
    },
    close: () => closing.abort(),
  }
}

const common = ['-hide_banner', '-nostdin', '-nostats', '-progress', 'pipe:1', '-y']

function runToEnd(
  command: string[],
  end: AbortSignal,
  onPosition: (seconds: number) => void,
): Promise<FfmpegResult & { wasKilled: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [supervisor, ...command], { stdio: ['pipe', 'pipe', 'pipe'] })
    const stop = () => child.stdin.destroy()
    let messages = ''
    let seconds = 0
    let rest = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) seconds = positionIn(line) ?? seconds
      onPosition(seconds)
    })
    // All of it is read, since a program stops whose output is not.
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (messages.length < maxMessages || text.includes('No space left')) messages += text
    })
    child.stdin.on('error', () => {})
    end.addEventListener('abort', stop, { once: true })
    child.once('error', reject)
    child.once('close', (code) => {
      end.removeEventListener('abort', stop)
      resolve({ isSuccess: code === 0, wasKilled: code === killedExitCode, messages, seconds })
    })
  })
}

// `out_time_ms` is in microseconds too, in all versions.
function positionIn(line: string): number | undefined {
  const found = /^out_time_(?:us|ms)=(\d+)$/.exec(line.trim())?.[1]
  return found === undefined ? undefined : Number(found) / 1_000_000
}
