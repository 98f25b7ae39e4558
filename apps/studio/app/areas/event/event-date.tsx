import type { StaffEventCard } from '@chignon/contract/commerce/staff-event'
import { languageTag } from '@chignon/contract/platform/formats'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { daysUntil } from './days-until.ts'

/** The day of an event at its venue, and in how many days that is. */
export function EventDate({ event }: { event: Pick<StaffEventCard, 'starts_at' | 'timezone' | 'schedule'> }) {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { date } = useFormats()
  const [now] = useState(() => new Date())
  if (event.schedule === 'postponed') return t`New date to follow`
  const days = daysUntil(event.starts_at, event.timezone, now)
  const relative = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' })
  return (
    <>
      <time dateTime={event.starts_at} className="block whitespace-nowrap">
        {date(event.starts_at, event.timezone)}
      </time>
      <span className="block text-small text-text-muted">{relative.format(days, 'day')}</span>
    </>
  )
}
