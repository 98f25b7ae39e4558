import { authorize } from '../../platform/http/authorize.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { certificateMessages } from './certificate.messages.ts'
import { downloadCertificate } from './certificate.policy.ts'
import type { CertificateRow } from './certificate.queries.ts'

/** A certificate that can be downloaded: its holder has a name. */
export type DownloadedCertificate = Omit<CertificateRow, 'holderName'> & { holderName: string }

type Call = { viewer: Viewer; fail: Fail<'not_found' | 'unauthenticated' | 'forbidden' | 'conflict'> }

/** Ends the call unless the certificate is valid and the viewer may download it (CERT-10). */
export function requireDownload(row: CertificateRow, call: Call): DownloadedCertificate {
  authorize(call, downloadCertificate, row, certificateMessages.notDownloadable)
  if (row.state === 'revoked') call.fail(409, { message: certificateMessages.revoked })
  if (row.holderName === null) call.fail(404)
  return { ...row, holderName: row.holderName }
}
