import {
  commaOf,
  formatDate,
  formatDateParts,
  formatOffset,
  formatTime,
} from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import { renderSVG } from 'uqr'
import type { EmailAttachment, Branding } from '../../platform/mail/email-content.ts'
import { asciiName } from '../../platform/pdf/ascii-name.ts'
import { localityOf } from '../../catalogue/live-masterclass/locality.ts'
import { pageData } from '../../platform/pdf/page-data.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { eventMailMessages } from './event-mail.messages.ts'
import { groupTypedCode } from '../../platform/typed-code/typed-code.ts'
import { printedAgenda } from './ticket-agenda.ts'
import { ticketPath } from './ticket-code.ts'
import { ticketMailMessages } from './ticket-mail.messages.ts'
import type { PrintedTicket } from './ticket-mail.queries.ts'
import { ticketPdfMessages } from './ticket-pdf.messages.ts'

type EventTimes = Pick<PrintedTicket['event'], 'startsAt' | 'endsAt' | 'timezone' | 'schedule'>

/** Renders a ticket as PDF, in the given language or the language of its order (TICKET-6). */
export function renderTicket(
  pdf: PdfRenderer,
  printed: PrintedTicket,
  branding: Branding,
  locale: Locale = printed.locale,
): Promise<Buffer> {
  return pdf.render('commerce/ticket/ticket.typ', ticketData({ ...printed, locale }, branding))
}

/** The name of the PDF file, such as `Ticket The perfect cut.pdf`. */
export function ticketFileName({ event }: PrintedTicket, locale: Locale): string {
  const { ticket } = ticketPdfMessages
  const name = asciiName(inLocale(event.name, locale), inLocale(event.name, 'en'))
  return `${asciiName(ticket[locale], ticket.en)} ${name}.pdf`
}

/** The PDF as the attachment of a mail. */
export async function ticketAttachment(
  pdf: PdfRenderer,
  printed: PrintedTicket,
  branding: Branding,
): Promise<EmailAttachment> {
  return {
    fileName: ticketFileName(printed, printed.locale),
    type: 'application/pdf',
    content: await renderTicket(pdf, printed, branding),
  }
}

/** Dates and times of an event at its venue: `12/03/2027, 10:00 – 13/03/2027, 17:00`; or that the new date is not known yet. */
export function eventTimes({ startsAt, endsAt, timezone, schedule }: EventTimes, locale: Locale): string {
  if (schedule === 'postponed') return eventMailMessages.dateToFollow[locale]
  const date = (time: Date) => formatDate(locale, time.toISOString(), timezone)
  const time = (moment: Date) => formatTime(locale, moment.toISOString(), timezone)
  const comma = commaOf(locale)
  return date(startsAt) === date(endsAt)
    ? `${date(startsAt)}${comma}${time(startsAt)}–${time(endsAt)}`
    : `${date(startsAt)}${comma}${time(startsAt)} – ${date(endsAt)}${comma}${time(endsAt)}`
}

/** The lines of the address of a venue. */
export function venueLines(
  { venueAddress, city, country }: PrintedTicket['event'],
  locale: Locale,
): string[] {
  return [venueAddress, localityOf({ address: venueAddress, city, country }, locale)]
}

/** A text of an event in a language. */
export function inLocale(texts: Localized, locale: Locale): string {
  return texts[localeOf(texts, locale)] ?? ''
}

function ticketData(printed: PrintedTicket, { brand, site }: Branding) {
  const { ticket, type, extra, event, locale } = printed
  const name = inLocale(event.name, locale)
  const startsAt = event.startsAt.toISOString()
  const fact = (label: string, value: string, lines: string[] = [], large = false) => ({
    label,
    value,
    lines,
    large,
  })
  const weekday = formatDateParts(locale, startsAt, { weekday: 'long' }, event.timezone)
  const labels = eventMailMessages
  return {
    ...pageData({
      locale,
      title: ticketPdfMessages.title(name)[locale],
      author: brand.name,
      brand: brand.name,
      foot: `${brand.name} · ${brand.email} · ${new URL(site).host}`,
    }),
    overline: ticketPdfMessages.ticket[locale],
    event: name,
    date:
      event.schedule === 'postponed'
        ? eventTimes(event, locale)
        : `${capitalize(weekday, locale)}${commaOf(locale)}${eventTimes(event, locale)}`,
    facts: [
      fact(labels.holder[locale], ticket.holderName, [], true),
      fact(labels.type[locale], inLocale(type.name, locale)),
      ...(extra ? [fact(labels.extra[locale], inLocale(extra.name, locale))] : []),
      fact(labels.where[locale], event.venueName, venueLines(event, locale)),
    ],
    qr: renderSVG(`${site}${ticketPath(ticket.code)}`, { border: 0, ecc: 'M' }),
    qr_alt: ticketPdfMessages.qr[locale],
    code: { label: ticketPdfMessages.code[locale], value: groupTypedCode(ticket.code, ' ') },
    agenda: { label: ticketPdfMessages.agenda[locale], days: printedAgenda(printed, locale) },
    bring: {
      label: ticketPdfMessages.bring[locale],
      lines: [
        ticketPdfMessages.bringTicket[locale],
        ...[type, extra].flatMap((bought) => (bought ? inLocale(bought.note, locale) : [])).filter(Boolean),
      ],
    },
    map: {
      label: ticketPdfMessages.map[locale],
      qr: renderSVG(mapAddress(event), { border: 0, ecc: 'M' }),
      qr_alt: ticketPdfMessages.mapQr[locale],
      address: mapAddress(event),
    },
    notes: [
      ticketMailMessages.personal[locale],
      ticketPdfMessages.time(formatOffset(locale, startsAt, event.timezone))[locale],
    ],
  }
}

function mapAddress({ latitude, longitude }: PrintedTicket['event']): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

// Most languages write weekdays in lower case, except at the start of a line.
function capitalize(word: string, locale: Locale): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}
