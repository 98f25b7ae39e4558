import { certificateEndpoints } from '@chignon/contract/learning/certificate'
import type { Locale } from '@chignon/contract/platform/locale'
import { drawGrowth } from '@chignon/ui/strand/growth'
import { implement } from '../../platform/http/implement.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { pdfResponse } from '../../platform/pdf/pdf-response.ts'
import type { Services } from '../../platform/services.ts'
import { drawingResponse } from '../strand/drawing-response.ts'
import { readCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { certificateStrandSize } from './certificate-art.ts'
import { certificateFileName, renderCertificate } from './certificate-pdf.ts'
import { certificateMessages } from './certificate.messages.ts'
import { presentCertificate } from './certificate.present.ts'
import { findCertificate, setShared, type CertificateRow } from './certificate.queries.ts'
import { strandOfCertificate } from './certificate-strand.ts'
import { requireDownload } from './require-download.ts'
import { correctName } from './correct-name.ts'
import { revokeCertificate } from './revoke-certificate.ts'

const unknown = { message: certificateMessages.unknownCode }

/** Certificates: the page of a code for anyone, downloads and sharing for its holder, corrections for staff. */
export const certificateRoutes = implement(certificateEndpoints, {
  async byCode({ params, viewer, locale, fail, services }) {
    const row = (await findCertificate(services.db(), readCertificateCode(params.code))) ?? fail(404, unknown)
    return { data: await present(services, row, { locale, viewer }) }
  },
  async pdf({ params, viewer, locale, fail, services: { db, pdf, branding } }) {
    const row = (await findCertificate(db(), readCertificateCode(params.code))) ?? fail(404, unknown)
    const printed = requireDownload(row, { viewer, fail })
    const strand = await strandOfCertificate(db(), row)
    const bytes = await renderCertificate(pdf, { ...printed, strand }, branding(), locale)
    const modified = row.nameCorrectedAt ?? row.earnedAt
    return pdfResponse(bytes, { name: certificateFileName(printed, locale), modified })
  },
  async strand({ params, fail, services: { db } }) {
    const row = (await findCertificate(db(), readCertificateCode(params.code))) ?? fail(404, unknown)
    const strand = (await strandOfCertificate(db(), row)) ?? fail(404)
    return drawingResponse(drawGrowth({ ...strand, ...certificateStrandSize, ground: 'paper' }), row.earnedAt)
  },
  async share({ params, body, viewer, locale, fail, services }) {
    const own = { code: readCertificateCode(params.code), userId: viewer.id }
    const row = (await setShared(services.db(), own, body.is_shared)) ?? fail(404, unknown)
    return {
      data: await present(services, row, { locale, viewer }),
      message: certificateMessages[row.isShared ? 'shared' : 'unshared'][locale],
    }
  },
  async revoke({ params, body, viewer, locale, fail, services }) {
    const code = readCertificateCode(params.code)
    const row = await revokeCertificate(services, { code, reason: body.reason, actor: viewer, fail })
    return { data: await present(services, row, { locale, viewer }) }
  },
  async correctName({ params, body, viewer, locale, fail, services }) {
    const code = readCertificateCode(params.code)
    const row = await correctName(services, { code, name: body.name, actor: viewer, fail })
    return { data: await present(services, row, { locale, viewer }) }
  },
})

async function present(
  { db }: Pick<Services, 'db'>,
  row: CertificateRow,
  context: { locale: Locale; viewer: Viewer },
) {
  const hasStrand = (await strandOfCertificate(db(), row)) !== null
  return presentCertificate(row, { ...context, hasStrand })
}
