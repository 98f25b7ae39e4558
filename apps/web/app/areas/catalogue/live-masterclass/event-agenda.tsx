import { Agenda } from '@chignon/ui/agenda'
import { SectionHeading } from '@chignon/ui/section-heading'
import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

const dayInMs = 86_400_000

/** Agenda by day, in the venue's time zone. */
export function EventAgenda({ event }: { event: LiveMasterclass }) {
  const formats = useFormats()
  const days = [...new Set(event.agenda.map(({ day }) => day))]
  const dateOf = (day: number) => new Date(Date.parse(event.starts_at) + (day - 1) * dayInMs).toISOString()
  if (days.length === 0) return null
  return (
    <section
      id="agenda"
      aria-labelledby="agenda-title"
      className="content-width border-t border-line py-section"
    >
      <SectionHeading titleId="agenda-title" title={<Trans>Agenda</Trans>} />
      <Agenda
        days={days.map((day) => ({
          id: String(day),
          name: (
            <DayName day={days.length > 1 ? day : null} date={formats.date(dateOf(day), event.timezone)} />
          ),
          items: event.agenda
            .filter((item) => item.day === day)
            .map((item) => ({
              id: item.at,
              at: formats.clock(item.at),
              dateTime: item.at,
              name: item.name,
              length: formats.duration(item.minutes * 60),
            })),
        }))}
      />
    </section>
  )
}

/** Number of the day, if there are several, and its date. */
function DayName({ day, date }: { day: number | null; date: string }) {
  const { number } = useFormats()
  if (day === null) return date
  const place = number(day)
  return (
    <span className="flex items-baseline justify-between gap-4">
      <Trans>Day {place}</Trans>
      <span className="text-body font-normal text-text-muted tabular-nums">{date}</span>
    </span>
  )
}
