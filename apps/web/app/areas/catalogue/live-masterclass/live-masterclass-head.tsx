import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { EventStatusNote } from './event-status-note.tsx'
import { ticketSalesOf } from './ticket-sales.ts'
import { ReserveLink } from './reserve-link.tsx'
import { WaitlistLink } from './waitlist-link.tsx'
import { ProductHeadCover } from '../product/product-head-cover.tsx'
import { ProductButtons } from '../product/product-buttons.tsx'
import { ProductHead } from '../product/product-head.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { useEventFacts } from './use-event-facts.tsx'

type LiveMasterclassHeadProps = {
  event: LiveMasterclass
  /** What the viewer waits for; null if nothing. */
  entry: WaitlistEntry | null
  /** Whether the page leads to the waiting list once the event is sold out. */
  canWait: boolean
}

/** Head of a live masterclass page. Dates and times are in the venue's time zone. */
export function LiveMasterclassHead({ event, entry, canWait }: LiveMasterclassHeadProps) {
  const { t } = useLingui()
  const { schedule, status } = event
  const sales = ticketSalesOf(event)
  const hasNoDate = schedule === 'cancelled' || schedule === 'postponed'
  return (
    <ProductHead
      crumbs={[{ id: 'masterclasses', label: t`Masterclasses`, link: <Link to="/masterclasses" /> }]}
      locale={event.locale}
      title={event.name}
      summary={event.summary}
      educators={event.educators}
      facts={useEventFacts(event)}
      note={<EventStatusNote event={event} />}
      actions={
        hasNoDate || status === 'finished' ? (
          <Button asChild variant="secondary" size="large">
            <PageLink to="/masterclasses">
              <Trans>See upcoming masterclasses</Trans>
            </PageLink>
          </Button>
        ) : (
          <>
            {sales !== 'open' && <Badge>{sales === 'over' ? t`No longer on sale` : t`Sold out`}</Badge>}
            <ProductButtons>
              {/* An offer leads to the same page. */}
              {sales === 'open' && entry?.state !== 'offered' && <ReserveLink slug={event.slug} />}
              {(entry || (sales === 'sold-out' && canWait)) && (
                <WaitlistLink slug={event.slug} entry={entry} />
              )}
              <Button asChild variant="secondary" size="large">
                <a href={`/live-masterclasses/${event.slug}/calendar.ics`} download>
                  <Trans>Add to calendar</Trans>
                </a>
              </Button>
            </ProductButtons>
          </>
        )
      }
      cover={<ProductHeadCover product={event} />}
    />
  )
}
