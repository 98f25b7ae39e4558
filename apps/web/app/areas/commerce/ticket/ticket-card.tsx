import { Card } from '@chignon/ui/card'
import type { Ticket } from '@chignon/contract/commerce/ticket'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { EventDate } from '../../catalogue/live-masterclass/event-date.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { ProductCover } from '../../catalogue/product/product-cover.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { TicketStateBadge } from './ticket-state-badge.tsx'

/** A ticket in the list of the viewer's tickets. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { dateTime, comma } = useFormats()
  const { id, holder, state, type, special_package: extra, live_masterclass: event } = ticket
  const { starts_at, timezone, venue } = event
  const name = <bdi className="wrap-anywhere">{holder.full_name}</bdi>
  return (
    <Card
      isHorizontal
      link={<PageLink to={`/profile/settings/my-tickets/${id}`} />}
      cover={<ProductCover product={event} shape="portrait" />}
      overline={<EventDate event={event}>{dateTime(starts_at, timezone)}</EventDate>}
      title={<InLanguage locale={event.locale}>{event.name}</InLanguage>}
      detail={
        <>
          <bdi>{type.name}</bdi>
          {extra && (
            <>
              {' + '}
              <bdi>{extra.name}</bdi>
            </>
          )}
          <br />
          <bdi>{venue.name}</bdi>
          {comma}
          <bdi>{venue.city}</bdi>
          <br />
          <Trans>For {name}</Trans>
        </>
      }
      facts={<TicketStateBadge state={state} />}
    />
  )
}
