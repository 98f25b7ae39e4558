import type { Viewer } from '../http/viewer.ts'
import type { CertificateRow } from './certificate.queries.ts'

/** Whether the viewer holds a certificate. */
export function isHolder(viewer: Viewer, { userId }: Pick<CertificateRow, 'userId'>): boolean {
  return viewer.role !== 'guest' && viewer.id === userId
}

/** Whether the viewer may download a certificate: its holder, staff, and anyone once it is shared (CERT-10). */
export function downloadCertificate(
  viewer: Viewer,
  certificate: Pick<CertificateRow, 'userId' | 'isShared'>,
): boolean {
  return certificate.isShared || viewer.role === 'staff' || isHolder(viewer, certificate)
}
