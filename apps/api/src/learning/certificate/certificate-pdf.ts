import { commaOf, formatDate } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Growth } from '@chignon/ui/strand/growth'
import { renderSVG } from 'uqr'
import type { Branding } from '../../platform/mail/email-content.ts'
import { asciiName } from '../../platform/pdf/ascii-name.ts'
import { pageData } from '../../platform/pdf/page-data.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { drawCertificate } from './certificate-art.ts'
import { certificatePath, groupCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { formatExtent, formatLessons } from './certificate-extent.ts'
import { brandMarkSvg } from '../../platform/pdf/brand-mark.ts'
import { certificatePdfMessages as messages } from './certificate-pdf.messages.ts'
import { certificateMessages } from './certificate.messages.ts'
import { reasonOf, textIn } from './certificate.present.ts'
import type { DownloadedCertificate } from './require-download.ts'
import { watchedStatement } from './watched-statement.ts'

/** A certificate with its holder’s strand; null if it is not known. */
type PrintedCertificate = DownloadedCertificate & { strand: Growth | null }

/** Renders a certificate as PDF on A4 landscape, in a language and its direction (CERT-3). */
export function renderCertificate(
  pdf: PdfRenderer,
  printed: PrintedCertificate,
  branding: Branding,
  locale: Locale,
): Promise<Buffer> {
  return pdf.render('learning/certificate/certificate.typ', certificateData(printed, branding, locale))
}

/** The name of the PDF file, such as `Gold certificate The complete cutter.pdf`. */
export function certificateFileName({ tier, content }: DownloadedCertificate, locale: Locale): string {
  const names = certificateMessages[tier]
  const title = asciiName(textIn(content.title, locale), textIn(content.title, 'en'))
  return `${asciiName(names[locale], names.en)} ${title}.pdf`
}

function certificateData(certificate: PrintedCertificate, { brand, site }: Branding, locale: Locale) {
  const { tier, code, content, holderName, earnedAt, strand } = certificate
  const kind = certificateMessages[tier][locale]
  const title = textIn(content.title, locale)
  const address = `${site}${certificatePath(code)}`
  const fact = (label: string, value: string) => ({ label, value })
  return {
    ...pageData({
      locale,
      title: messages.documentTitle(kind, title, holderName)[locale],
      author: content.academy,
      brand: content.academy,
      foot: `${content.academy} · ${brand.email}`,
    }),
    art: drawCertificate({ tier, code, strand, isMirrored: locale === 'fa' }),
    mark: brandMarkSvg,
    tier,
    kind,
    title_text: title,
    awarded: messages.awarded[locale],
    holder: holderName,
    reason: reasonOf(certificate)[locale],
    courses: content.courses.map(({ name, duration }) => ({
      name: textIn(name, locale),
      duration: formatExtent(locale, duration),
    })),
    facts: [
      fact(messages.date[locale], formatDate(locale, earnedAt.toISOString())),
      fact(messages.period[locale], formatDate(locale, content.startedAt)),
      ...(content.lessonCount > 0
        ? [fact(messages.extent[locale], formatLessons(locale, content.lessonCount, content.duration))]
        : []),
      ...(content.educators.length > 0
        ? [fact(messages.educators[locale], content.educators.map(unbroken).join(commaOf(locale)))]
        : []),
    ],
    watched: watchedStatement(content, locale),
    code: fact(messages.code[locale], groupCertificateCode(code)),
    verify: messages.verify[locale],
    address: address.replace(/^https?:\/\//, ''),
    qr: renderSVG(address, { border: 0, ecc: 'M' }),
    qr_alt: messages.qr[locale],
  }
}

// A short name stays on one line.
function unbroken(name: string): string {
  return name.length <= 24 ? name.replaceAll(' ', '\u00a0') : name
}
