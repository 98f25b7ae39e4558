import { formatNumber } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { growthLines, type Growth } from '@chignon/ui/strand/growth'
import { brandMarkSvg } from '../../platform/pdf/brand-mark.ts'
import type { Branding } from '../../platform/mail/email-content.ts'
import { pageData } from '../../platform/pdf/page-data.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { strandMessages as messages } from './strand.messages.ts'

type Printed = { growth: Growth; name: string; lessonCount: number }

/** Renders a strand as PDF on A4, dark on paper so that it can be printed (STRAND-4). */
export function renderStrand(
  pdf: PdfRenderer,
  { growth, name, lessonCount }: Printed,
  { brand }: Branding,
  locale: Locale,
): Promise<Buffer> {
  const counted = formatNumber(locale, lessonCount)
  return pdf.render('learning/strand/strand.typ', {
    ...pageData({
      locale,
      title: `${messages.title[locale]}: ${name}`,
      author: brand.name,
      brand: brand.name,
      foot: brand.name,
    }),
    art: drawPage(growth),
    mark: brandMarkSvg,
    name,
    lessons: lessonCount > 0 ? messages.lessons(lessonCount, counted)[locale] : '',
  })
}

// On A4 in millimetres: the strand falls from the upper edge of the paper, and fades above the name.
function drawPage(growth: Growth): string {
  const [width, height] = [210, 297]
  const { defs, lines } = growthLines({ ...growth, width, height: 262, ground: 'paper' })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="veil" gradientUnits="userSpaceOnUse" x1="0" y1="196" x2="0" y2="252"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
<mask id="fading" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#veil)"/></mask>
${defs}
</defs>
<g mask="url(#fading)"><g transform="scale(${width / 2000})" fill="none" stroke-linecap="round">${lines}</g></g>
</svg>`
}
