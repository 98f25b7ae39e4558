import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { waitForConnection, type Connection } from './connection.ts'
import { SendError, type sendParts } from './send-parts.ts'
import { addSample, secondsLeft, speedOf, type Sample } from './transfer-speed.ts'

/** How far a transfer is. `offline`: it waits for the connection or the server, and goes on by itself. */
export type Transfer = {
  state: 'sending' | 'offline'
  sentBytes: number
  /** Of the last seconds; null before it is known. */
  bytesPerSecond: number | null
  secondsLeft: number | null
}

/** Why a transfer ends without all bytes. `unreadable`: the file was moved or changed. `full`: the server has no room for it. */
export type TransferProblem = 'unreadable' | 'full' | 'refused'

/** A transfer that cannot go on by itself. */
export class TransferError extends Error {
  readonly problem: TransferProblem

  constructor(problem: TransferProblem) {
    super(`The transfer ended: ${problem}.`)
    this.name = 'TransferError'
    this.problem = problem
  }
}

type SessionOptions = {
  file: Blob
  /** The address of the upload; null to request one. */
  url: string | null
  /** Requests a new address for the same upload. */
  renew: () => Promise<string>
  send: typeof sendParts
  connection: Connection
  onChange: (transfer: Transfer) => void
}

// Never longer than five seconds, so that it goes on soon after the connection is back.
const pauses = [300, 1000, 2000, 4000]

const reportMs = 250

/**
 * Sends a file until the server has all of it, however often the connection is lost or the address ends. Rejects with a `TransferError`,
 * with the `ProblemError` of a call that is refused, or with the reason of the signal.
 */
export async function sendFile(
  { file, url: firstUrl, renew, send, connection, onChange }: SessionOptions,
  signal: AbortSignal,
): Promise<void> {
  const report = reporter(file.size, onChange)
  let url = firstUrl
  let attempt = 0
  let renewals = 0
  for (;;) {
    const lost = new AbortController()
    const forget = connection.onChange(() => {
      if (!connection.isOnline()) lost.abort(new SendError(0))
    })
    try {
      if (!connection.isOnline()) throw new SendError(0)
      url ??= await renew()
      await send({
        file,
        url,
        signal: AbortSignal.any([signal, lost.signal]),
        onSent(bytes) {
          if (report.sent(bytes)) [attempt, renewals] = [0, 0]
        },
      })
      return
    } catch (error) {
      signal.throwIfAborted()
      const next = await nextStep(error, file)
      if (next === 'renew' && renewals < 2) {
        url = null
        renewals += 1
        continue
      }
      if (next !== 'wait') throw next === 'renew' ? new TransferError('refused') : error
    } finally {
      forget()
    }
    report.waits()
    await waitForConnection(connection, pauses[Math.min(attempt, pauses.length - 1)] ?? 0, signal)
    attempt += 1
  }
}

/** What to do after an error: request another address, try again after a pause, or end. */
async function nextStep(error: unknown, file: Blob): Promise<'renew' | 'wait' | 'end'> {
  if (error instanceof ProblemError) return error.status >= 500 || error.status === 429 ? 'wait' : 'end'
  if (!(error instanceof SendError)) return 'wait'
  const { status } = error
  if (status === 403 || status === 404 || status === 410) return 'renew'
  // The server had another offset, another request is still at it, or there are too many.
  if (status === 409 || status === 423 || status === 429) return 'wait'
  if (status === 507) throw new TransferError('full')
  if (status >= 400 && status < 500) throw new TransferError('refused')
  // A file that changed on the disk looks like a lost connection.
  if (!(await isReadable(file))) throw new TransferError('unreadable')
  return 'wait'
}

async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

function reporter(size: number, onChange: (transfer: Transfer) => void) {
  let samples: Sample[] = []
  let reportedAt = 0
  let sentBytes = 0
  let isWaiting = true
  return {
    /** Returns whether there are more bytes than before. */
    sent(bytes: number): boolean {
      const isMore = bytes > sentBytes
      sentBytes = bytes
      const now = performance.now()
      if (!isWaiting && now - reportedAt < reportMs && bytes < size) return isMore
      if (isWaiting) samples = []
      isWaiting = false
      reportedAt = now
      samples = addSample(samples, { at: now, bytes })
      const bytesPerSecond = speedOf(samples)
      onChange({
        state: 'sending',
        sentBytes,
        bytesPerSecond,
        secondsLeft: secondsLeft(size - bytes, bytesPerSecond),
      })
      return isMore
    },
    waits() {
      isWaiting = true
      onChange({ state: 'offline', sentBytes, bytesPerSecond: null, secondsLeft: null })
    },
  }
}
