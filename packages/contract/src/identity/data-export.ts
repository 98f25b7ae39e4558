import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'

/** A copy of everything stored about the viewer: a ZIP file of JSON, files and a page to read (PRIVACY-6). */
export const dataExport = z.object({
  id,
  state: z.enum(['preparing', 'ready', 'failed']),
  requested_at: timestamp,
  /** Until when it can be downloaded; null while it is not ready. */
  expires_at: z.nullable(timestamp),
  /** The size of the file; null while it is not ready. */
  bytes: z.nullable(z.int()),
  /** The address of the file, for the viewer alone and for 15 minutes; null while it is not ready. */
  url: z.nullable(z.string()),
})

export type DataExport = z.infer<typeof dataExport>

/** Downloading one’s data. */
export const dataExportEndpoints = defineEndpoints('data-export', {
  show: {
    method: 'GET',
    path: '/user/exports',
    summary: 'The copy of the viewer’s data that was requested last; null if there is none or it has expired',
    audience: 'member',
    response: single(z.nullable(dataExport)),
  },
  request: {
    method: 'POST',
    path: '/user/exports',
    summary: 'Request a copy of the viewer’s data; a mail is sent when it is ready',
    status: 201,
    audience: 'member',
    response: z.extend(single(dataExport), { message: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  },
})
