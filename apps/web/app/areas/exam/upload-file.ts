import type { ExamFile } from '@chignon/contract/exam'

/** An upload that ended without a file. The message of the API, if there is one, says why. */
export class UploadError extends Error {
  readonly explanation: string | null

  constructor(explanation: string | null) {
    super('The upload failed.')
    this.explanation = explanation
  }
}

type Upload = {
  slug: string
  questionId: string
  file: File
  /** Receives the progress from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads a photograph or a clip. XMLHttpRequest, because fetch does not report the progress of an upload. */
export function uploadFile({ slug, questionId, file, onProgress, signal }: Upload): Promise<ExamFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ExamFile>()
  const request = new XMLHttpRequest()
  const query = new URLSearchParams({ question_id: questionId, name: file.name || 'file' })
  request.open('POST', `/bff/programs/${slug}/exam/files?${query.toString()}`)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('load', () => {
    if (request.status === 201) resolve(request.response.data)
    else reject(new UploadError(request.response?.message ?? null))
  })
  for (const end of ['error', 'abort', 'timeout']) {
    request.addEventListener(end, () => reject(new UploadError(null)))
  }
  signal.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}
