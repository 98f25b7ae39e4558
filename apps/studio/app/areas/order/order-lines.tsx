import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { DescriptionList } from '@chignon/ui/description-list'
import { Table } from '@chignon/ui/table'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { OrderSection } from './order-section.tsx'

/** What was bought, and the sums. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  const amount = (cents: number) => money(cents, order.currency)
  return (
    <OrderSection title={t`Lines`}>
      <Table caption={t`Lines of the order`} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            <th scope="col" className="text-end">
              <Trans>Count</Trans>
            </th>
            <th scope="col" className="text-end">
              <Trans>Total</Trans>
            </th>
            <th scope="col" className="text-end">
              <Trans>Returned</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.line_id}>
              <td>
                <bdi>{line.name}</bdi>
                {line.event_name && (
                  <span className="block text-small text-text-muted">
                    <bdi>{line.event_name}</bdi>
                  </span>
                )}
              </td>
              <td className="text-end tabular-nums">{number(line.count)}</td>
              <td className="text-end tabular-nums">{amount(line.total)}</td>
              <td className="text-end tabular-nums">{line.refunded > 0 ? amount(line.refunded) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
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
