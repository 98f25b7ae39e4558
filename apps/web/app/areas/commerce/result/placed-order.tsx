import type { Invoice } from '@chignon/contract/commerce/invoice'
import type { Order } from '@chignon/contract/commerce/order'
import { Button } from '@chignon/ui/button'
import { OrderPlaced } from '@chignon/ui/order-placed'
import { OrderSummary } from '@chignon/ui/order-summary'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { ticketCountOf } from '../order/order-steps.ts'
import { useOrderAmounts } from '../order/use-order-amounts.tsx'
import { withdrawalPath } from '../withdrawal/withdrawal-choice.ts'
import { nextSteps } from './next-steps.tsx'

type PlacedOrderProps = {
  order: Order
  /** Whether it was placed just now: its page is then the end of the checkout. */
  isNew: boolean
  /** What must be done before it is complete: the bank transfer. Default nothing, because it is paid. */
  transfer?: ReactNode
  /** The invoice of a bank transfer; null if there is none. */
  invoice?: Pick<Invoice, 'id' | 'number'> | null
}

/** An order that was placed: its number, what happens next, and what it contains. */
export function PlacedOrder({ order, isNew, transfer, invoice = null }: PlacedOrderProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const amounts = useOrderAmounts(order)
  const content = order.lines.find(({ access_days }) => access_days !== null)
  const hasSubscription = order.lines.some(({ type }) => type === 'subscription')
  return (
    <OrderPlaced
      title={isNew || transfer ? t`Your order is placed` : t`Your order`}
      text={
        transfer
          ? t`It is complete as soon as your transfer arrives.`
          : isNew
            ? t`Thank you for your purchase.`
            : t`Placed on ${date(order.created_at, timeZone)}`
      }
      number={order.number}
      next={transfer || !isNew ? [] : nextSteps(order, viewer.email)}
      labels={{ number: t`Your order number`, next: t`What happens next` }}
      action={
        transfer ? (
          <>
            {invoice && <InvoiceLink invoice={invoice} />}
            <HistoryLink />
          </>
        ) : (
          <>
            {hasSubscription && (
              <>
                <Button asChild size="large">
                  <Link to="/educations">
                    <Trans>Choose your videos</Trans>
                  </Link>
                </Button>
                <Button asChild size="large" variant="secondary">
                  <Link to="/profile/settings/subscription">
                    <Trans>Your subscription</Trans>
                  </Link>
                </Button>
              </>
            )}
            {content && (
              <Button asChild size="large">
                <Link to={`/${content.slug}#plan`}>
                  <Trans>Go to the lessons</Trans>
                </Link>
              </Button>
            )}
            {ticketCountOf(order) > 0 && (
              <Button asChild size="large" variant={content ? 'secondary' : 'primary'}>
                <Link to="/profile/settings/my-tickets">
                  <Trans>My tickets</Trans>
                </Link>
              </Button>
            )}
            <HistoryLink />
          </>
        )
      }
    >
      {transfer}
      <OrderSummary {...amounts}>
        {order.can_withdraw && (
          <TextLink asChild>
            <Link to={withdrawalPath(order)}>
              <Trans>Withdraw from the purchase</Trans>
            </Link>
          </TextLink>
        )}
      </OrderSummary>
    </OrderPlaced>
  )
}

function InvoiceLink({ invoice }: { invoice: Pick<Invoice, 'id' | 'number'> }) {
  const number = <bdi dir="ltr">{invoice.number}</bdi>
  return (
    <Button asChild size="large">
      <a href={`/bff/invoices/${invoice.id}/pdf`} download>
        <Trans>Invoice {number} (PDF)</Trans>
      </a>
    </Button>
  )
}

function HistoryLink() {
  return (
    <Button asChild size="large" variant="secondary">
      <Link to="/profile/settings/purchase-history">
        <Trans>Purchase history</Trans>
      </Link>
    </Button>
  )
}
