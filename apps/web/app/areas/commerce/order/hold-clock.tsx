import { Button } from '@chignon/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, useLocation } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { minutesToAnnounce } from './seats-remaining.ts'
import { useSecondsHeld } from './use-seconds-held.ts'

type HoldClockProps = {
  order: { id: string; held_until: string | null; can_prolong: boolean }
  /** When the page was loaded, by the server's clock. */
  now: string
}

/** How long the seats are still held (SEAT-2), with a button to prolong it once. At the end the page is loaded again. */
export function HoldClock({ order, now }: HoldClockProps) {
  // A prolonged hold starts a new clock, and so does a page that was loaded again.
  return (
    order.held_until && (
      <Clock key={order.held_until + now} {...order} heldUntil={order.held_until} now={now} />
    )
  )
}

type ClockProps = { id: string; can_prolong: boolean; heldUntil: string; now: string }

function Clock({ id, can_prolong, heldUntil, now }: ClockProps) {
  const { t } = useLingui()
  const { lessonDuration } = useFormats()
  const { pathname, search } = useLocation()
  const seconds = useSecondsHeld(heldUntil, now)
  const minutes = minutesToAnnounce(seconds)
  return (
    <section
      aria-label={t`Your seats`}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-media border border-line bg-surface px-5 py-3.5"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Trans>
          Your seats are held for{' '}
          <span role="timer" className="text-lead font-medium text-accent tabular-nums">
            <bdi>{lessonDuration(seconds)}</bdi>
          </span>
        </Trans>
      </p>
      {can_prolong && (
        <Form method="post" action={`/orders/${id}`} preventScrollReset>
          <input type="hidden" name="return_to" value={pathname + search} />
          <Button type="submit" name="intent" value="prolong" variant="secondary" size="small">
            <Trans>Keep my seats 15 more minutes</Trans>
          </Button>
        </Form>
      )}
      <p role="status" className="sr-only">
        {minutes !== null && (
          <span>
            <Plural
              value={minutes}
              one="Your seats are held for another minute."
              other="Your seats are held for another # minutes."
            />
          </span>
        )}
      </p>
    </section>
  )
}
