import { Failure } from '../http/fail.ts'
import { fileMessages } from './files.messages.ts'

// What a request's body throws if the client breaks off.
const interruptions = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ABORT_ERR',
  'UND_ERR_SOCKET',
])

/** Ends the call with 400 if an error means that the client broke off its upload. Throws any other error again. */
export function endOfSource(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isInterruption =
    (typeof code === 'string' && interruptions.has(code)) ||
    (error instanceof Error && error.name === 'AbortError')
  if (isInterruption) throw new Failure(400, { message: fileMessages.interrupted })
  throw error
}
