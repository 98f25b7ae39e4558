import { downloadResponse } from '../http/download-response.ts'
import type { FileResponse } from '../http/send-file.ts'

/** The response with a rendered PDF, which is downloaded under the given name. */
export function pdfResponse(bytes: Buffer, file: { name: string; modified: Date }): FileResponse {
  return downloadResponse(bytes, { ...file, type: 'application/pdf' })
}
