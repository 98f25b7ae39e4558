import { fallbackLocale } from '@chignon/contract/platform/locale'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import type { listMailed } from '../report/report.queries.ts'

type MailedReports = Awaited<ReturnType<typeof listMailed>>

/** The reports of a quarter of an hour for staff, in English. It has no text by people. */
export function reportsReceivedEmail(rows: MailedReports): EmailContent {
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  const heading = total === 1 ? 'One new report' : `${total} new reports`
  return {
    locale: fallbackLocale,
    subject: `Community: ${heading.toLowerCase()}`,
    preview: 'Please review what was reported or held.',
    heading,
    parts: [
      { kind: 'text', text: 'Please review what was reported or held in the community.' },
      {
        kind: 'facts',
        items: rows.map((row) => ({ term: `${row.subject}: ${row.reason}`, description: `${row.total}` })),
      },
    ],
  }
}
