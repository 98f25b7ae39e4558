import { downloadResponse } from '../../platform/http/download-response.ts'
import type { FileResponse } from '../../platform/http/send-file.ts'

/** The response with a drawing. */
export function drawingResponse(svg: string, modified: Date): FileResponse {
  return downloadResponse(Buffer.from(svg), { name: 'strand.svg', type: 'image/svg+xml', modified })
}
