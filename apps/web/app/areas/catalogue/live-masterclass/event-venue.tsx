import { Venue } from '@chignon/ui/venue'
import type { Venue as Place } from '@chignon/contract/live-masterclass'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** Venue with address and map link. */
export function EventVenue({ venue }: { venue: Place }) {
  const { comma } = useFormats()
  const { latitude, longitude } = venue
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <Venue
      name={venue.name}
      address={
        <>
          <bdi>{venue.address}</bdi>
          <br />
          {venue.city + comma + venue.country}
        </>
      }
      link={<a href={map} target="_blank" rel="noopener noreferrer" />}
      linkLabel={<Trans>Open in maps</Trans>}
    />
  )
}
