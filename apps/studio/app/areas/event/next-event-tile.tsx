import { commaOf } from '@chignon/contract/platform/formats'
import { StatTile } from '@chignon/ui/stat-tile'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { eventListQuery } from './event-queries.ts'

/** The next event with its day and how many of its seats are sold; nothing if none is to come. */
export function NextEventTile() {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { date, number } = useFormats()
  return (
    <Loaded query={eventListQuery({ query: { when: 'coming', per_page: 1 } })} fallback={null}>
      {({ data: [event] }) =>
        event && (
          <StatTile
            label={t`Next event`}
            figure={t`${number(event.sold)} of ${number(event.seats)}`}
            change={
              event.schedule === 'postponed'
                ? event.name
                : [event.city, date(event.starts_at, event.timezone)].join(commaOf(locale))
            }
            explanation={t`Seats that are sold, of all seats of the event.`}
            link={<Link to={`/events/${event.id}`} />}
          />
        )
      }
    </Loaded>
  )
}
