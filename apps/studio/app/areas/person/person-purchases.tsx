import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useFormats } from '../../lib/start-data-context.ts'
import { OrderState } from '../order/order-state.tsx'
import { PageSection } from '../shell/page-section.tsx'
import { PersonTickets } from './person-tickets.tsx'
import { purchasesQuery } from './person-queries.ts'

/** The orders and tickets of a person. */
export function PersonPurchases({ id }: { id: string }) {
  const { t } = useLingui()
  const { date, money } = useFormats()
  return (
    <Loaded query={purchasesQuery({ params: { id } })}>
      {({ data: { orders, tickets } }) => (
        <>
          <PageSection title={t`Orders`}>
            {orders.length === 0 ? (
              <p className="text-text-muted">
                <Trans>No orders.</Trans>
              </p>
            ) : (
              <ul className="flex flex-col divide-y divide-line border-y border-line">
                {orders.map((order) => (
                  <li
                    key={order.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-small"
                  >
                    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                      <TextLink asChild variant="plain">
                        <Link to={`/orders/${order.id}`}>{order.number}</Link>
                      </TextLink>
                      <span className="text-text-muted tabular-nums">{date(order.created_at)}</span>
                    </span>
                    <span className="flex items-center gap-4">
                      <OrderState order={order} />
                      <span className="tabular-nums">{money(order.total, order.currency)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </PageSection>
          <PersonTickets tickets={tickets} />
        </>
      )}
    </Loaded>
  )
}
