import { formatNumber } from '@chignon/contract/formats'
import type { Locale } from '@chignon/contract/locale'
import { drawGrowth, type Growth } from '@chignon/ui/strand/growth'
import { brandMarkSvg } from '../certificate/certificate-lines.ts'
import type { EmailFrame } from '../mail/email-content.ts'
import { documentFrame } from '../pdf/document-frame.ts'
import type { PdfRenderer } from '../pdf/pdf-renderer.ts'
import { strandMessages as messages } from './strand.messages.ts'

type Printed = { growth: Growth; name: string; lessonCount: number }

/** Renders a strand as PDF on A4, dark on paper so that it can be printed (STRAND-4). */
export function renderStrand(
  pdf: PdfRenderer,
  { growth, name, lessonCount }: Printed,
  { brand }: EmailFrame,
  locale: Locale,
): Promise<Buffer> {
  const counted = formatNumber(locale, lessonCount)
  return pdf.render('strand/strand.typ', {
    ...documentFrame({
      locale,
      title: `${messages.title[locale]}: ${name}`,
      author: brand.name,
      brand: brand.name,
      foot: brand.name,
    }),
    art: drawGrowth({ ...growth, width: 160, height: 200, ground: 'paper' }),
    mark: brandMarkSvg,
    name,
    lessons: messages.lessons(lessonCount, counted)[locale],
  })
}
