import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useOrderSearch } from './use-order-search.ts'

/** The filters of the list, each a link. */
export function OrderFilters() {
  const { t } = useLingui()
  const { state, refund, due } = useOrderSearch()
  const current = refund ?? due ?? state ?? 'all'
  const filters = [
    { id: 'all', label: t`All`, to: '/orders' },
    { id: 'soon', label: t`Due`, to: '/orders?due=soon' },
    { id: 'awaiting_payment', label: t`Awaiting payment`, to: '/orders?state=awaiting_payment' },
    { id: 'to_send', label: t`To send back`, to: '/orders?refund=to_send' },
    { id: 'paid', label: t`Paid`, to: '/orders?state=paid' },
    { id: 'refunded', label: t`Refunded`, to: '/orders?state=refunded' },
  ]
  return (
    <TabsNav
      label={t`Filter orders`}
      items={filters.map(({ to, ...filter }) => ({
        ...filter,
        link: <Link to={to} />,
        isCurrent: filter.id === current,
      }))}
    />
  )
}
