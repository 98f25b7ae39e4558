import { Button } from '@chignon/ui/button'
import { TextLink } from '@chignon/ui/text-link'
import type { PurchaseOrder } from '@chignon/contract/commerce/purchase'
import { Trans } from '@lingui/react/macro'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'

/** Total, documents and details of an order. */
export function PurchaseFooter({ order }: { order: PurchaseOrder }) {
  const { money } = useFormats()
  const { id, state, discount, tax, total, refunded, currency, due_at, invoices } = order
  return (
    <footer className="flex flex-wrap items-baseline gap-x-6 gap-y-3 border-t border-line px-5 py-4 text-small sm:px-6">
      {state === 'awaiting_payment' ? (
        <Button asChild size="small">
          <PageLink to={`/orders/${id}`}>
            <Trans>Pay this order</Trans>
          </PageLink>
        </Button>
      ) : (
        <TextLink asChild variant="quiet">
          <PageLink to={`/orders/${id}`}>
            <Trans>Order details</Trans>
          </PageLink>
        </TextLink>
      )}
      {invoices.map((invoice) => {
        const number = <bdi dir="ltr">{invoice.number}</bdi>
        return (
          <TextLink key={invoice.id} href={`/bff/invoices/${invoice.id}/pdf`} download variant="quiet">
            {invoice.kind === 'invoice' ? (
              <Trans>Invoice {number} (PDF)</Trans>
            ) : (
              <Trans>Credit note {number} (PDF)</Trans>
            )}
          </TextLink>
        )
      })}
      <p className="ms-auto text-end">
        {state === 'awaiting_payment' && due_at && (
          <span className="block text-text-muted">
            <Trans>
              To be paid by <LocalTime at={due_at} />
            </Trans>
          </span>
        )}
        {discount > 0 && (
          <span className="block text-text-muted tabular-nums">
            <Trans>Discount −{money(discount, currency)}</Trans>
          </span>
        )}
        {tax > 0 && (
          <span className="block text-text-muted tabular-nums">
            <Trans>Tax 0.8% {money(tax, currency)}</Trans>
          </span>
        )}
        {refunded > 0 && (
          <span className="block text-text-muted tabular-nums">
            <Trans>Refunded {money(refunded, currency)}</Trans>
          </span>
        )}
        <span className="text-body font-medium tabular-nums">
          <Trans>Total {money(total, currency)}</Trans>
        </span>
      </p>
    </footer>
  )
}
