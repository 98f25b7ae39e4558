import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { DataTable } from '@chignon/ui/data-table'
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
      <DataTable
        caption={t`Lines of the order`}
        rows={order.lines}
        rowId={({ line_id }) => line_id}
        columns={[
          { id: 'item', header: t`Item`, renderCell: (line) => <LineName line={line} />, width: 'wide' },
          { id: 'count', header: t`Count`, align: 'end', renderCell: ({ count }) => number(count) },
          { id: 'total', header: t`Total`, align: 'end', renderCell: ({ total }) => amount(total) },
          {
            id: 'refunded',
            header: t`Returned`,
            align: 'end',
            renderCell: ({ refunded }) => (refunded > 0 ? amount(refunded) : '–'),
          },
        ]}
      />
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

function LineName({ line: { name, event_name } }: { line: StaffOrder['lines'][number] }) {
  return (
    <>
      <bdi className="block">{name}</bdi>
      {event_name && <bdi className="block text-small text-text-muted">{event_name}</bdi>}
    </>
  )
}
