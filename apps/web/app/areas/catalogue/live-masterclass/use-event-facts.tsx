import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import type { Facts } from '@chignon/ui/facts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The facts of an event: its dates, also those it was planned for, and its place. */
export function useEventFacts(event: LiveMasterclass): ComponentProps<typeof Facts>['items'] {
  const { t } = useLingui()
  const { comma } = useFormats()
  const { starts_at, ends_at, timezone, schedule, location } = event
  const planned = schedule === 'cancelled' ? starts_at : event.previous_starts_at
  const isDated = schedule === 'scheduled' || schedule === 'rescheduled'
  return [
    ...(isDated
      ? [
          { id: 'begins', label: t`Starts`, value: <Moment at={starts_at} timezone={timezone} /> },
          { id: 'ends', label: t`Ends`, value: <Moment at={ends_at} timezone={timezone} /> },
        ]
      : []),
    ...(schedule === 'postponed'
      ? [{ id: 'begins', label: t`Starts`, value: <Trans>New date to follow</Trans> }]
      : []),
    ...(planned === null
      ? []
      : [
          {
            id: 'planned',
            label: t`Originally planned for`,
            value: <Moment at={planned} timezone={timezone} />,
          },
        ]),
    { id: 'place', label: t`Location`, value: location.city + comma + location.country },
  ]
}

function Moment({ at, timezone }: { at: string; timezone: string }) {
  const { dateTime } = useFormats()
  return <time dateTime={at}>{dateTime(at, timezone)}</time>
}
