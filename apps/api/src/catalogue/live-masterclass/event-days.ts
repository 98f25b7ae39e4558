/// <reference lib="esnext.temporal" />
import type { EventDay } from '@chignon/contract/catalogue/live-masterclass'

/** An entry of an agenda: `day` counts from 1, `at` is HH:mm at the venue. */
export type AgendaHours = { day: number; at: string; minutes: number }

type Times = { startsAt: Date; endsAt: Date; timezone: string }

/**
 * The days of an event (EVENT-5). An event that pauses overnight has a time for each day: the hours of its agenda, otherwise from its first
 * start to its last end.
 */
export function eventDays({ startsAt, endsAt, timezone }: Times, agenda: readonly AgendaHours[]): EventDay[] {
  const starts = zoned(startsAt, timezone)
  const ends = zoned(endsAt, timezone)
  const count = starts.toPlainDate().until(ends.toPlainDate()).days + 1
  // An event whose end is earlier in the day than its start lasts through the night.
  const pauses = count > 1 && Temporal.PlainTime.compare(ends.toPlainTime(), starts.toPlainTime()) > 0
  const whole = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() }
  if (!pauses) return [whole]
  const days = Array.from({ length: count }, (_, index) => ({ index, hours: hoursOf(agenda, index + 1) }))
  return days
    .filter(({ index, hours }) => agenda.length === 0 || hours || index === 0 || index === count - 1)
    .map(({ index, hours }) => {
      const date = starts.toPlainDate().add({ days: index })
      const momentOf = (time: Temporal.PlainTime) =>
        date.toZonedDateTime({ timeZone: timezone, plainTime: time })
      const from = momentOf(hours?.from ?? starts.toPlainTime())
      const until = hours ? from.add({ minutes: hours.minutes }) : momentOf(ends.toPlainTime())
      return {
        starts_at: index === 0 ? whole.starts_at : textOf(from),
        ends_at: index === count - 1 ? whole.ends_at : textOf(until),
      }
    })
}

function hoursOf(agenda: readonly AgendaHours[], day: number) {
  const items = agenda.filter((item) => item.day === day)
  const starts = items.map(({ at }) => minutesOf(at))
  if (starts.length === 0) return undefined
  const first = Math.min(...starts)
  const last = Math.max(...items.map(({ at, minutes }) => minutesOf(at) + minutes))
  return { from: Temporal.PlainTime.from('00:00').add({ minutes: first }), minutes: last - first }
}

function minutesOf(at: string): number {
  const { hour, minute } = Temporal.PlainTime.from(at)
  return hour * 60 + minute
}

function zoned(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
}

function textOf(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString()
}
