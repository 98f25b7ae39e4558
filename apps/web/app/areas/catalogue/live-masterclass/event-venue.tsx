import { Venue } from '@chignon/ui/venue'
import type { Venue as Place } from '@chignon/contract/catalogue/live-masterclass'
import { Trans } from '@lingui/react/macro'

/** Venue with address and map link. */
export function EventVenue({ venue }: { venue: Place }) {
  const { latitude, longitude } = venue
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <Venue
      name={venue.name}
      address={
        <>
          <bdi>{venue.address}</bdi>
          <br />
          {venue.locality}
        </>
      }
      link={<a href={map} target="_blank" rel="noopener noreferrer" />}
      linkLabel={<Trans>Open in maps</Trans>}
    />
  )
}
