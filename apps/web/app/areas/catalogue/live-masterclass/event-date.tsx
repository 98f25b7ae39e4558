import type { LiveMasterclassCard } from '@chignon/contract/catalogue/live-masterclass'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type EventDateProps = {
  event: Pick<LiveMasterclassCard, 'starts_at' | 'schedule'>
  /** The formatted date. */
  children: ReactNode
}

/** The date of an event, or a note that a postponed event has no new date yet (EVENT-7). */
export function EventDate({ event, children }: EventDateProps) {
  if (event.schedule === 'postponed') return <Trans>New date to follow</Trans>
  return <time dateTime={event.starts_at}>{children}</time>
}
