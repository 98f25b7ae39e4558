import { allow } from '../../platform/http/authorize.ts'
import { hasPermission } from '../../platform/http/permission.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { CertificateRow } from './certificate.queries.ts'

/** Whether the viewer holds a certificate. */
export function isHolder(viewer: Viewer, { userId }: Pick<CertificateRow, 'userId'>): boolean {
  return viewer.role !== 'guest' && viewer.id === userId
}

/** Download a certificate: its holder, staff, and anyone once it is shared (CERT-10). */
export const downloadCertificate = allow<Pick<CertificateRow, 'userId' | 'isShared'>>(
  (viewer, certificate) =>
    certificate.isShared || hasPermission(viewer, 'certificates.correct') || isHolder(viewer, certificate),
)
