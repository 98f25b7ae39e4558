import { Button } from '@chignon/ui/button'
import { Badge } from '@chignon/ui/badge'
import type { LiveMasterclass } from '@chignon/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../lib/use-formats.ts'
import { ThingCover } from './thing-cover.tsx'
import { ThingHead } from './thing-head.tsx'

/** The head of a live masterclass's page: dates and times are the venue's. */
export function LiveMasterclassHead({ event }: { event: LiveMasterclass }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { starts_at, ends_at, timezone, location, status, seats_left } = event
  return (
    <ThingHead
      crumbs={[{ id: 'masterclasses', label: t`Masterclasses`, link: <Link to="/masterclasses" /> }]}
      title={event.name}
      summary={event.summary}
      facts={[
        { id: 'dates', label: t`Dates`, value: formats.days(starts_at, ends_at, timezone) },
        { id: 'place', label: t`Place`, value: `${location.city}, ${location.country}` },
        { id: 'seats', label: t`Seats left`, value: formats.number(seats_left) },
      ]}
      actions={
        status === 'upcoming' && seats_left > 0 ? (
          <Button asChild size="large">
            <a href="#tickets">
              <Trans>See the tickets</Trans>
            </a>
          </Button>
        ) : (
          <Badge tone={status === 'ongoing' ? 'success' : 'neutral'}>
            {status === 'ongoing' ? t`Ongoing` : status === 'finished' ? t`Finished` : t`Sold out`}
          </Badge>
        )
      }
      cover={<ThingCover thing={event} shape="portrait" isPriority />}
    />
  )
}
