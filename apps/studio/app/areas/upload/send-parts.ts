import { DetailedError, Upload } from 'tus-js-client'

/** The bytes of one request: a connection that is lost costs no more. */
const partBytes = 8 * 1024 * 1024

/** After so many milliseconds without progress the connection is taken for lost: browsers notice it only after minutes. */
const stallMs = 60_000

/** A part that the server did not take. `status` is that of its answer, 0 without one. */
export class SendError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The part was not taken: ${status}.`)
    this.name = 'SendError'
    this.status = status
  }
}

type Parts = {
  file: Blob
  /** The address of the upload. */
  url: string
  signal: AbortSignal
  /** Receives how many bytes have been sent, from where the server was. */
  onSent: (bytes: number) => void
}

/** Sends a file from the offset that the server names, in parts. Rejects with a `SendError` as soon as a part is not taken. */
export function sendParts({ file, url, signal, onSent }: Parts): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: partBytes,
      // The session decides what is tried again, and when.
      retryDelays: null,
      storeFingerprintForResuming: false,
      // An upload that is stopped while it starts would begin nevertheless.
      onBeforeRequest: () => signal.throwIfAborted(),
      onProgress(bytes) {
        watch()
        onSent(bytes)
      },
      onSuccess: () => end(resolve),
      onError: (error) => end(() => reject(new SendError(statusOf(error)))),
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      settle()
    }
    const abort = (reason: unknown) => {
      void upload.abort()
      end(() => reject(reason))
    }
    const stop = () => abort(signal.reason)
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => abort(new SendError(0)), stallMs)
    }
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    else {
      watch()
      upload.start()
    }
  })
}

function statusOf(error: Error | DetailedError): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
}
