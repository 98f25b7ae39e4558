import { viewerIdHeader } from '@chignon/contract/platform/client-header'
import type { Endpoint, EndpointResponse } from '@chignon/contract/platform/endpoint'

// The size, the type, the content, and more files than allowed.
const refusals = new Set([409, 413, 415, 422])

/** An upload that ended without a file. The message of the API, if there is one, says why. */
export class UploadError extends Error {
  readonly explanation: string | null
  /** Whether the file itself was refused, so that sending it again cannot help. */
  readonly isRefused: boolean

  constructor(explanation: string | null, status?: number) {
    super('The upload failed.')
    this.explanation = explanation
    this.isRefused = status !== undefined && refusals.has(status)
  }
}

/** A file that is being sent to the API. */
export type Upload = {
  /** The path of the call below `/api/v1`, with its query. */
  path: string
  /** The file, or a form with the file. */
  body: File | Blob | FormData
  /** Receives the progress from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
  /** Whom the form was opened for: the API refuses the file if somebody else is logged in. */
  openedFor?: string
}

/**
 * Uploads a file with a call of the contract. Rejects with an `UploadError` if it is refused, interrupted or cancelled. XMLHttpRequest,
 * because fetch does not report the progress of an upload.
 */
export function upload<E extends Endpoint>({
  path,
  body,
  onProgress,
  signal,
  openedFor,
}: Upload): Promise<EndpointResponse<E>> {
  const { promise, resolve, reject } = Promise.withResolvers<EndpointResponse<E>>()
  const request = new XMLHttpRequest()
  request.open('POST', `/bff${path}`)
  request.responseType = 'json'
  if (openedFor) request.setRequestHeader(viewerIdHeader, openedFor)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve(request.response)
    else reject(new UploadError(request.response?.message ?? null, request.status))
  })
  for (const end of ['error', 'abort', 'timeout']) {
    request.addEventListener(end, () => reject(new UploadError(null)))
  }
  signal.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise
}
