import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { DescriptionList } from '@chignon/ui/description-list'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { OrderSection } from './order-section.tsx'

/** What was bought, and the sums. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  const amount = (cents: number) => money(cents, order.currency)
  return (
    <OrderSection title={t`Lines`}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <li key={line.line_id} className="flex items-start justify-between gap-x-6 py-3">
            <span className="min-w-0">
              <span className="block">
                {line.count > 1 && <span className="text-text-muted">{number(line.count)} × </span>}
                <bdi>{line.name}</bdi>
              </span>
              {line.event_name && (
                <span className="block text-small text-text-muted">
                  <bdi>{line.event_name}</bdi>
                </span>
              )}
            </span>
            <span className="shrink-0 text-end tabular-nums">
              <span className="block">{amount(line.total)}</span>
              {line.refunded > 0 && (
                <span className="block text-small text-text-muted">{t`${amount(line.refunded)} returned`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <DescriptionList
        className="ms-auto w-full max-w-[20rem]"
        items={[
          { id: 'subtotal', term: t`Subtotal`, description: amount(order.subtotal) },
          ...(order.discount > 0
            ? [{ id: 'discount', term: t`Discount`, description: `−${amount(order.discount)}` }]
            : []),
          { id: 'tax', term: t`Tax`, description: amount(order.tax) },
          { id: 'total', term: t`Total`, description: <strong>{amount(order.total)}</strong> },
          ...(order.refunded > 0
            ? [{ id: 'refunded', term: t`Returned`, description: `−${amount(order.refunded)}` }]
            : []),
        ]}
      />
    </OrderSection>
  )
}
