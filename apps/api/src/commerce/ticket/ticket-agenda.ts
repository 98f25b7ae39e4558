import { formatDate, formatNumber } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf } from '@chignon/contract/platform/localized'
import type { PrintedTicket } from './ticket-mail.queries.ts'
import { ticketPdfMessages } from './ticket-pdf.messages.ts'

const dayInMs = 86_400_000

/** The agenda of an event by day, as its ticket prints it. The days of a postponed event have no dates. */
export function printedAgenda({ event, agenda }: PrintedTicket, locale: Locale) {
  const days = [...new Set(agenda.map(({ day }) => day))]
  const dateOf = (day: number) => {
    const moment = new Date(event.startsAt.getTime() + (day - 1) * dayInMs)
    return formatDate(locale, moment.toISOString(), event.timezone)
  }
  return days.map((day) => ({
    title: [
      ...(days.length > 1 ? [ticketPdfMessages.day(formatNumber(locale, day))[locale]] : []),
      ...(event.schedule === 'postponed' ? [] : [dateOf(day)]),
    ].join(' · '),
    items: agenda
      .filter((item) => item.day === day)
      .map(({ at, name }) => ({ at: inDigits(at, locale), name: name[localeOf(name, locale)] ?? '' })),
  }))
}

function inDigits(time: string, locale: Locale): string {
  return time.replaceAll(/\d/g, (digit) => formatNumber(locale, Number(digit)))
}
