import { formatDateTime, formatNumber, formatOffset } from '@chignon/contract/formats'
import type { EmailContent, EmailPart } from '../mail/email-content.ts'
import { isolate } from '../mail/isolate.ts'
import { personalEmail } from '../mail/personal-email.ts'
import { eventFacts } from '../ticket/event-facts.ts'
import { eventMailMessages } from '../ticket/event-mail.messages.ts'
import { inLocale } from '../ticket/ticket-pdf.ts'
import type { MailedEntry } from './waitlist-mail.queries.ts'
import { waitlistMailMessages as messages } from './waitlist-mail.messages.ts'

/** A person joined a waiting list. */
export function waitlistJoinedEmail(mailed: MailedEntry, site: string): EmailContent {
  const { locale } = mailed
  return personalEmail(
    mailed,
    messages.joinedSubject(nameOf(mailed))[locale],
    messages.joinedHeading[locale],
    [
      { kind: 'text', text: messages.joined[locale] },
      factsOf(mailed),
      { kind: 'button', label: messages.toEntry[locale], url: buyPage(mailed, site) },
    ],
  )
}

/** Seats are reserved for a person: a link to buy them, with the selection. */
export function waitlistOfferedEmail(mailed: MailedEntry, offerEndsAt: Date, site: string): EmailContent {
  const { locale, entry, event } = mailed
  // The time at the venue, like the times of the event.
  const end = offerEndsAt.toISOString()
  const { timezone } = event
  const until = `${formatDateTime(locale, end, timezone)} (${isolate(formatOffset(locale, end, timezone))})`
  const query = new URLSearchParams({ [`tickets[${entry.ticketTypeId}]`]: `${entry.count}` })
  if (entry.ticketPackageId !== null) query.set(`packages[${entry.ticketPackageId}]`, `${entry.count}`)
  const url = `${buyPage(mailed, site)}?${query.toString()}`
  return personalEmail(
    mailed,
    messages.offeredSubject(nameOf(mailed))[locale],
    messages.offeredHeading[locale],
    [
      { kind: 'text', text: messages.offered(until)[locale] },
      factsOf(mailed),
      { kind: 'button', label: messages.buy[locale], url },
      { kind: 'note', text: messages.declineNote[locale] },
    ],
  )
}

/** An offer that was not used in time. */
export function waitlistLapsedEmail(mailed: MailedEntry, site: string): EmailContent {
  const { locale, event } = mailed
  return personalEmail(
    mailed,
    messages.lapsedSubject(nameOf(mailed))[locale],
    messages.lapsedHeading[locale],
    [
      { kind: 'text', text: messages.lapsed[locale] },
      { kind: 'button', label: messages.again[locale], url: `${site}/live-masterclasses/${event.slug}` },
    ],
  )
}

const nameOf = ({ event, locale }: MailedEntry) => isolate(inLocale(event.name, locale))

const buyPage = ({ event }: MailedEntry, site: string) => `${site}/live-masterclasses/${event.slug}/buy`

function factsOf({ entry, event, type, extra, locale }: MailedEntry): EmailPart {
  const labels = eventMailMessages
  return {
    kind: 'facts',
    items: [
      ...eventFacts(event, locale),
      { term: labels.type[locale], description: inLocale(type.name, locale) },
      ...(extra ? [{ term: labels.extra[locale], description: inLocale(extra.name, locale) }] : []),
      { term: messages.seats[locale], description: formatNumber(locale, entry.count) },
    ],
  }
}
