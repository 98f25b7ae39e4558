import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderTickets } from './order-tickets.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderState } from './order-state.tsx'
import { orderQuery } from './order-queries.ts'
import { WaitingRefunds } from './waiting-refunds.tsx'

/** One order: what was bought, by whom, everything that happened, and what can be done now. */
export function OrderPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  return (
    <Loaded query={orderQuery({ params: { id } })} isPage>
      {({ data: order }) => (
        <StudioPage
          title={t`Order ${order.number}`}
          lead={<OrderState order={order} />}
          actions={<OrderActions order={order} />}
        >
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_20rem]">
            {/* Who bought comes first on a phone, and is beside the rest on a desk. */}
            <OrderFacts order={order} />
            <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-start-1">
              <WaitingRefunds order={order} />
              <OrderLines order={order} />
              <OrderTickets order={order} />
              <OrderDocuments order={order} />
              <OrderMails order={order} />
              <OrderTimeline order={order} />
            </div>
          </div>
        </StudioPage>
      )}
    </Loaded>
  )
}
