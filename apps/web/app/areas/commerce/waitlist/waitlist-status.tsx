import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The status of a waiting list entry: its place, the end of its offer, or that its seats are ordered. */
export function WaitlistStatus({ entry }: { entry: WaitlistEntry }) {
  const { dateTime, offset, number } = useFormats()
  const { state, place, offer_ends_at: end, live_masterclass: event } = entry
  if (state === 'ordered') return <Trans>Your seats are in an order that you have not paid for yet.</Trans>
  if (state === 'waiting') {
    const position = number(place ?? 1)
    return (
      <Trans>
        You are number {position} in line for this ticket. We will send you an e-mail when it is your turn.
      </Trans>
    )
  }
  if (end === null) {
    return (
      <Trans>
        The event is postponed. The seats stay reserved for you until its new date is known, and for 24 hours
        after that.
      </Trans>
    )
  }
  const until = <time dateTime={end}>{dateTime(end, event.timezone)}</time>
  const zone = <bdi>{offset(end, event.timezone)}</bdi>
  return (
    <Trans>
      Reserved for you until {until} ({zone}). After that the seats are offered to the next person.
    </Trans>
  )
}
