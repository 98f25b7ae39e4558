import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderTickets } from './order-tickets.tsx'
import { OrderState } from './order-state.tsx'
import { orderQuery } from './order-queries.ts'

/** One order: what was bought, by whom, what was paid and returned, and what can be done now. */
export function OrderPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  return (
    <Loaded query={orderQuery({ params: { id } })}>
      {({ data: order }) => (
        <StudioPage
          title={t`Order ${order.number}`}
          lead={<OrderState order={order} />}
          actions={<OrderActions order={order} />}
        >
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_20rem]">
            <div className="flex min-w-0 flex-col gap-8">
              <OrderLines order={order} />
              <OrderTickets order={order} />
              <OrderMoney order={order} />
            </div>
            <OrderFacts order={order} />
          </div>
        </StudioPage>
      )}
    </Loaded>
  )
}
