import type { StaffOrderDetail } from '@chignon/contract/commerce/staff-order'
import { Timeline } from '@chignon/ui/timeline'
import { useLingui } from '@lingui/react/macro'
import { NoteForm } from './note-form.tsx'
import { OrderSection } from './order-section.tsx'
import { useHistoryEntries } from './use-history-entries.tsx'

/** Everything that happened to an order, oldest first, and a note for colleagues. */
export function OrderTimeline({ order }: { order: StaffOrderDetail }) {
  const { t } = useLingui()
  const entries = useHistoryEntries(order)
  return (
    <OrderSection title={t`What happened`}>
      <Timeline entries={entries} />
      <NoteForm key={order.id} orderId={order.id} />
    </OrderSection>
  )
}
