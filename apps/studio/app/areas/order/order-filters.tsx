import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useOrderSearch } from './use-order-search.ts'

/** The filters of the list, each a link. */
export function OrderFilters() {
  const { t } = useLingui()
  const { tab, tabTo } = useOrderSearch()
  const filters: { id: string; label: string; filter: Record<string, string> }[] = [
    { id: 'all', label: t`All`, filter: {} },
    { id: 'soon', label: t`Due`, filter: { due: 'soon' } },
    { id: 'over', label: t`Overdue`, filter: { due: 'over' } },
    { id: 'awaiting_payment', label: t`Awaiting payment`, filter: { state: 'awaiting_payment' } },
    { id: 'to_send', label: t`To send back`, filter: { refund: 'to_send' } },
    { id: 'overpaid', label: t`Overpaid`, filter: { refund: 'overpaid' } },
    { id: 'failed', label: t`Card declined`, filter: { payment: 'failed' } },
    { id: 'paid', label: t`Paid`, filter: { state: 'paid' } },
    { id: 'partly_refunded', label: t`Partly refunded`, filter: { state: 'partly_refunded' } },
    { id: 'refunded', label: t`Refunded`, filter: { state: 'refunded' } },
    { id: 'cancelled', label: t`Cancelled`, filter: { state: 'cancelled' } },
    { id: 'expired', label: t`Expired`, filter: { state: 'expired' } },
    { id: 'draft', label: t`Not finished`, filter: { state: 'draft' } },
  ]
  return (
    <TabsNav
      label={t`Filter orders`}
      items={filters.map(({ id, label, filter }) => ({
        id,
        label,
        link: <Link to={tabTo(filter)} />,
        isCurrent: id === tab,
      }))}
    />
  )
}
