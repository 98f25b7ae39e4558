import type { AccessPeriod } from '@chignon/contract/learning/access-grant'
import { Button } from '@chignon/ui/button'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLocalTime } from '../../lib/use-local-time.ts'

type AccessPeriodsProps = { periods: AccessPeriod[]; onTakeBack: (period: AccessPeriod) => void }

/** Where the access to one thing comes from: orders, and gifts of the academy. */
export function AccessPeriods({ periods, onTakeBack }: AccessPeriodsProps) {
  const { date } = useLocalTime()
  if (periods.length === 0)
    return (
      <p className="text-small text-text-muted">
        <Trans>Through a program.</Trans>
      </p>
    )
  return (
    <ul className="flex flex-col gap-1.5 text-small text-text-muted">
      {periods.map((period) => (
        <li key={period.id} className="flex flex-wrap items-center gap-x-7 gap-y-1">
          <span className="tabular-nums">
            {date(period.starts_at)} – {date(period.ends_at)}
          </span>
          <Origin period={period} />
          {period.can_take_back && (
            <Button variant="quiet" size="small" className="-ms-4" onClick={() => onTakeBack(period)}>
              <Trans>Take back</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Origin({ period: { order, given_by: giver } }: { period: AccessPeriod }) {
  if (order)
    return (
      <TextLink asChild variant="plain">
        <Link to={`/orders/${order.id}`}>
          <Trans>Order {order.number}</Trans>
        </Link>
      </TextLink>
    )
  if (giver)
    return (
      <span>
        <Trans>
          given by <bdi>{giver.full_name}</bdi>
        </Trans>
      </span>
    )
  return null
}
