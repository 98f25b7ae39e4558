import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import type { LiveMasterclass } from '@chignon/contract/live-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { EducatorNames } from '../product/educator-names.tsx'
import { EventStatusNote } from './event-status-note.tsx'
import { ticketSalesOf } from './ticket-sales.ts'
import { ReserveLink } from './reserve-link.tsx'
import { ProductCover } from '../product/product-cover.tsx'
import { ProductHead } from '../product/product-head.tsx'
import { PageLink } from '../../site/page-link.tsx'

/** Head of a live masterclass page. Dates and times are in the venue's time zone. */
export function LiveMasterclassHead({ event }: { event: LiveMasterclass }) {
  const { t } = useLingui()
  const { comma } = useFormats()
  const { starts_at, ends_at, timezone, location, status, educators } = event
  const sales = ticketSalesOf(event)
  const isOver = status === 'finished'
  return (
    <ProductHead
      crumbs={[{ id: 'masterclasses', label: t`Masterclasses`, link: <Link to="/masterclasses" /> }]}
      locale={event.locale}
      title={event.name}
      summary={event.summary}
      facts={[
        { id: 'begins', label: t`Starts`, value: <Moment at={starts_at} timezone={timezone} /> },
        { id: 'ends', label: t`Ends`, value: <Moment at={ends_at} timezone={timezone} /> },
        { id: 'place', label: t`Location`, value: location.city + comma + location.country },
        { id: 'educator', label: t`Taught by`, value: <EducatorNames educators={educators} /> },
      ]}
      note={<EventStatusNote event={event} />}
      actions={
        isOver ? (
          <Button asChild variant="secondary" size="large">
            <PageLink to="/masterclasses">
              <Trans>See upcoming masterclasses</Trans>
            </PageLink>
          </Button>
        ) : (
          <>
            {sales === 'open' ? (
              <ReserveLink slug={event.slug} />
            ) : (
              <Badge>{sales === 'over' ? t`No longer on sale` : t`Sold out`}</Badge>
            )}
            <Button asChild variant="secondary" size="large">
              <a href={`/live-masterclasses/${event.slug}/calendar.ics`} download>
                <Trans>Add to calendar</Trans>
              </a>
            </Button>
          </>
        )
      }
      cover={<ProductCover product={event} shape="portrait" isPriority />}
    />
  )
}

function Moment({ at, timezone }: { at: string; timezone: string }) {
  const { dateTime } = useFormats()
  return <time dateTime={at}>{dateTime(at, timezone)}</time>
}
