import { formatDateTime, formatNumber, formatOffset } from '@chignon/contract/platform/formats'
import type { EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
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
  const { locale } = mailed
  return personalEmail(
    mailed,
    messages.offeredSubject(nameOf(mailed))[locale],
    messages.offeredHeading[locale],
    [
      { kind: 'text', text: messages.offered(endOf(mailed, offerEndsAt))[locale] },
      factsOf(mailed),
      { kind: 'button', label: messages.buy[locale], url: selectionPage(mailed, site) },
      { kind: 'note', text: messages.declineNote[locale] },
    ],
  )
}

/** The event of an offer was postponed: its new date and how long the offer lasts, or that both are not known yet. */
export function waitlistPostponedEmail(mailed: MailedEntry, site: string): EmailContent {
  const { locale, entry, event } = mailed
  const end = event.schedule === 'postponed' ? null : entry.offerEndsAt
  const text = end ? messages.rescheduled(endOf(mailed, end)) : messages.postponed
  const canBuy = end !== null && entry.state === 'offered'
  return personalEmail(
    mailed,
    messages.postponedSubject(nameOf(mailed))[locale],
    messages.postponedHeading[locale],
    [
      { kind: 'text', text: text[locale] },
      factsOf(mailed),
      canBuy
        ? { kind: 'button', label: messages.buy[locale], url: selectionPage(mailed, site) }
        : { kind: 'button', label: messages.toEntry[locale], url: buyPage(mailed, site) },
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

/** An offer that staff passed on to the next person; this one keeps their place (WAIT-10). */
export function waitlistSkippedEmail(mailed: MailedEntry, site: string): EmailContent {
  const { locale } = mailed
  return personalEmail(
    mailed,
    messages.skippedSubject(nameOf(mailed))[locale],
    messages.skippedHeading[locale],
    [
      { kind: 'text', text: messages.skipped[locale] },
      factsOf(mailed),
      { kind: 'button', label: messages.toEntry[locale], url: buyPage(mailed, site) },
    ],
  )
}

/** A waiting list that closed without seats for the person. */
export function waitlistClosedEmail(mailed: MailedEntry, site: string): EmailContent {
  const { locale, event } = mailed
  const text = event.schedule === 'cancelled' ? messages.closedByCancellation : messages.closed
  return personalEmail(
    mailed,
    messages.closedSubject(nameOf(mailed))[locale],
    messages.closedHeading[locale],
    [
      { kind: 'text', text: text[locale] },
      { kind: 'button', label: messages.toMasterclasses[locale], url: `${site}/masterclasses` },
    ],
  )
}

const nameOf = ({ event, locale }: MailedEntry) => isolate(inLocale(event.name, locale))

const buyPage = ({ event }: MailedEntry, site: string) => `${site}/live-masterclasses/${event.slug}/buy`

// The page that sells the seats of the entry, with the selection.
function selectionPage(mailed: MailedEntry, site: string): string {
  const { ticketTypeId, ticketPackageId, count } = mailed.entry
  const query = new URLSearchParams({ [`tickets[${ticketTypeId}]`]: `${count}` })
  if (ticketPackageId !== null) query.set(`packages[${ticketPackageId}]`, `${count}`)
  return `${buyPage(mailed, site)}?${query.toString()}`
}

// The time at the venue, like the times of the event.
function endOf({ locale, event: { timezone } }: MailedEntry, offerEndsAt: Date): string {
  const end = offerEndsAt.toISOString()
  return `${formatDateTime(locale, end, timezone)} (${isolate(formatOffset(locale, end, timezone))})`
}

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
