import { StatTile } from '@chignon/ui/stat-tile'
import { reachOf } from '@chignon/contract/platform/permission'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { SalesSection } from './sales-section.tsx'
import { useEvent } from './use-event.ts'

/** What is sold, held and left, who waits, what came in, and how it sold day by day. Each figure says how it is counted. */
export function EventOverview() {
  const { t } = useLingui()
  const event = useEvent()
  const { viewer } = useStartData()
  const { number, money } = useFormats()
  const at = (tab: string) => <Link to={`/events/${event.id}/${tab}`} />
  const mayManageList = reachOf(viewer.role, 'waitlist.manage') !== undefined
  return (
    <div className="flex flex-col gap-9">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <StatTile
          label={t`Sold`}
          figure={number(event.sold)}
          change={t`of ${number(event.seats)} seats`}
          explanation={t`Paid tickets that are valid or were used. Returned and void ones do not count.`}
          link={at('attendees')}
        />
        <StatTile
          label={t`Left`}
          figure={number(event.left)}
          change={event.given > 0 ? t`${number(event.given)} given by the academy` : undefined}
          explanation={t`Seats that can be bought now: all seats without those sold, given and held.`}
          link={at('seats')}
        />
        <StatTile
          label={t`Held`}
          figure={number(event.held)}
          explanation={t`Seats in orders that are not paid yet, and in offers of the waiting list.`}
          link={at('seats')}
        />
        <StatTile
          label={t`Waiting`}
          figure={number(event.waiting)}
          explanation={t`Seats that people on the waiting list want and that were not offered to them.`}
          link={mayManageList ? at('waiting-list') : undefined}
        />
        <StatTile
          label={t`Checked in`}
          figure={number(event.checked_in)}
          change={t`of ${number(event.sold + event.given)} expected`}
          explanation={t`Tickets that were used at the door.`}
          link={<Link to={`/events/${event.id}/attendees?state=used`} />}
        />
        {event.money && (
          <StatTile
            label={t`Revenue`}
            figure={money(event.money.net, event.money.currency)}
            change={
              event.money.refunded > 0
                ? t`${money(event.money.refunded, event.money.currency)} returned`
                : undefined
            }
            explanation={t`What was paid for tickets and packages, less what was returned, without tax.`}
          />
        )}
      </div>
      <SalesSection event={event} />
    </div>
  )
}
