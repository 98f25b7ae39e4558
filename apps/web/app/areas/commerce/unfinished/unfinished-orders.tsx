import { Banner } from '@chignon/ui/banner'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useSecondsHeld } from '../order/use-seconds-held.ts'
import type { UnfinishedOrder, UnfinishedOrders as Loaded } from './load-unfinished-orders.ts'

/** The viewer's unfinished orders: what they are for, how long their seats are held, and a link to continue (ORDER-15). */
export function UnfinishedOrders({ unfinished: { orders, now } }: { unfinished: Loaded }) {
  return orders.map((order) => <Unfinished key={order.id} order={order} now={now} />)
}

function Unfinished({ order, now }: { order: UnfinishedOrder; now: string }) {
  const { comma } = useFormats()
  const { id, number, held_until: heldUntil, things } = order
  const nameId = `unfinished-${id}`
  return (
    <Banner
      tone="warning"
      title={
        heldUntil ? (
          // A page that was loaded again starts a new clock.
          <HeldTitle key={heldUntil + now} heldUntil={heldUntil} now={now} />
        ) : (
          <Trans>You have an unfinished order</Trans>
        )
      }
      action={
        <Button asChild size="small" variant="secondary">
          <Link to={`/orders/${id}`} aria-describedby={nameId}>
            <Trans>Continue your order</Trans>
          </Link>
        </Button>
      }
    >
      <p id={nameId} className="wrap-anywhere">
        <bdi dir="ltr">{number}</bdi> · <bdi>{things.map(({ name }) => name).join(comma)}</bdi>
      </p>
    </Banner>
  )
}

function HeldTitle({ heldUntil, now }: { heldUntil: string; now: string }) {
  const { lessonDuration } = useFormats()
  const left = lessonDuration(useSecondsHeld(heldUntil, now))
  return (
    <Trans>
      You have an unfinished order,{' '}
      <span role="timer" className="tabular-nums">
        <bdi>{left}</bdi>
      </span>{' '}
      left
    </Trans>
  )
}
