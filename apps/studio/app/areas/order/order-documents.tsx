import type { StaffOrderDetail } from '@chignon/contract/commerce/staff-order'
import { Button } from '@chignon/ui/button'
import { Download } from '@chignon/ui/icons/download'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { OrderSection } from './order-section.tsx'

/** The invoices and credit notes of an order, each as PDF. */
export function OrderDocuments({ order: { documents } }: { order: StaffOrderDetail }) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  if (documents.length === 0) return null
  return (
    <OrderSection title={t`Invoices and credit notes`}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {documents.map(({ id, kind, number, issued_at: issuedAt, total, currency }) => (
          <li key={id} className="flex items-center gap-x-2 py-3 sm:gap-x-4">
            <span className="min-w-0 grow">
              <span className="block">
                {kind === 'invoice' ? t`Invoice ${number}` : t`Credit note ${number}`}
              </span>
              <time className="block text-small text-text-muted" dateTime={issuedAt}>
                {date(issuedAt)}
              </time>
            </span>
            <span className="tabular-nums">
              {kind === 'credit_note' ? `−${money(total, currency)}` : money(total, currency)}
            </span>
            <Button asChild variant="quiet" size="small">
              <a href={`/bff/invoices/${id}/pdf`} download aria-label={t`${number} as PDF`}>
                <Download className="size-5" />
                <span className="max-sm:sr-only">
                  <Trans>PDF</Trans>
                </span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}
