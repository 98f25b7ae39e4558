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
                    className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 text-small tabular-nums sm:grid-cols-[7rem_minmax(0,1fr)_auto_6rem]"
                  >
                    <TextLink asChild variant="plain">
                      <Link to={`/orders/${order.id}`} className="justify-self-start">
                        <bdi dir="ltr">{order.number}</bdi>
                      </Link>
                    </TextLink>
                    <span className="text-text-muted max-sm:row-start-2">{date(order.created_at)}</span>
                    <span className="justify-self-end">
                      <OrderState order={order} />
                    </span>
                    <span className="text-end">{money(order.total, order.currency)}</span>
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
