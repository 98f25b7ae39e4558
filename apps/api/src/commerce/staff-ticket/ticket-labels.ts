import type { Locale } from '@chignon/contract/platform/locale'
import type { Branding } from '../../platform/mail/email-content.ts'
import { pageData } from '../../platform/pdf/page-data.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { staffTicketMessages } from './staff-ticket.messages.ts'
import type { StaffTicketRow } from './staff-ticket.queries.ts'

/** Renders a label for each ticket: 21 on a page of A4, 70 × 42.3 mm each. */
export function renderLabels(
  pdf: PdfRenderer,
  tickets: readonly StaffTicketRow[],
  { eventName, branding, locale }: { eventName: string; branding: Branding; locale: Locale },
): Promise<Buffer> {
  const { brand } = branding
  return pdf.render('commerce/staff-ticket/labels.typ', {
    ...pageData({
      locale,
      title: staffTicketMessages.labelsTitle(eventName)[locale],
      author: brand.name,
      brand: brand.name,
      foot: '',
    }),
    labels: tickets.map(({ holderName, typeName, packageName }) => ({
      name: holderName,
      type: [typeName, packageName].filter((part) => part !== null).join(' · '),
      event: eventName,
    })),
  })
}
