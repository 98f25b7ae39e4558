import { certificateEndpoints } from '@chignon/contract/certificate'
import { implement } from '../http/implement.ts'
import { pdfResponse } from '../pdf/pdf-response.ts'
import { readCertificateCode } from './certificate-code.ts'
import { certificateFileName, renderCertificate } from './certificate-pdf.ts'
import { certificateMessages } from './certificate.messages.ts'
import { presentCertificate } from './certificate.present.ts'
import { findCertificate, setShared } from './certificate.queries.ts'
import { requireDownload } from './require-download.ts'
import { correctName } from './correct-name.ts'
import { revokeCertificate } from './revoke-certificate.ts'

const unknown = { message: certificateMessages.unknownCode }

/** Certificates: the page of a code for anyone, downloads and sharing for its holder, corrections for staff. */
export const certificateRoutes = implement(certificateEndpoints, {
  async byCode({ params, viewer, locale, fail, services: { db } }) {
    const row = (await findCertificate(db(), readCertificateCode(params.code))) ?? fail(404, unknown)
    return { data: presentCertificate(row, { locale, viewer }) }
  },
  async pdf({ params, viewer, locale, fail, services: { db, pdf, frame } }) {
    const row = (await findCertificate(db(), readCertificateCode(params.code))) ?? fail(404, unknown)
    const printed = requireDownload(row, { viewer, fail })
    const bytes = await renderCertificate(pdf, printed, frame(), locale)
    const modified = row.nameCorrectedAt ?? row.earnedAt
    return pdfResponse(bytes, { name: certificateFileName(printed, locale), modified })
  },
  async share({ params, body, viewer, locale, fail, services: { db } }) {
    const own = { code: readCertificateCode(params.code), userId: viewer.id }
    const row = (await setShared(db(), own, body.is_shared)) ?? fail(404, unknown)
    return {
      data: presentCertificate(row, { locale, viewer }),
      message: certificateMessages[row.isShared ? 'shared' : 'unshared'][locale],
    }
  },
  async revoke({ params, body, viewer, locale, fail, services }) {
    const code = readCertificateCode(params.code)
    const row = await revokeCertificate(services, { code, reason: body.reason, actor: viewer, fail })
    return { data: presentCertificate(row, { locale, viewer }) }
  },
  async correctName({ params, body, viewer, locale, fail, services }) {
    const code = readCertificateCode(params.code)
    const row = await correctName(services, { code, name: body.name, actor: viewer, fail })
    return { data: presentCertificate(row, { locale, viewer }) }
  },
})
