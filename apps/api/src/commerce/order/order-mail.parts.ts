import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatOffset,
} from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import type { AmountRow, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { mailMessages } from '../../platform/mail/mail.messages.ts'
import { orderMailMessages } from './order-mail.messages.ts'
import type { MailedLine, MailedOrder } from './order-mail.queries.ts'

/** The salutation of a mail about an order. */
export function helloPart({ order, firstName }: MailedOrder): EmailPart {
  return { kind: 'text', text: mailMessages.hello(isolate(firstName))[order.locale] }
}

/** What was ordered, with discount, tax and total. */
export function amountsPart({ order, lines, timeZone }: MailedOrder): EmailPart {
  const { locale, currency, discount, tax, total, promoCode } = order
  const money = (cents: number) => formatMoney(locale, cents, currency)
  const rows = lines.map((line) => lineRow(line, { locale, amount: money(line.subtotal), timeZone }))
  if (discount > 0) {
    rows.push({ label: orderMailMessages.discount(promoCode)[locale], amount: money(-discount) })
  }
  if (tax > 0) rows.push({ label: orderMailMessages.tax[locale], amount: money(tax) })
  return { kind: 'amounts', rows, total: { label: orderMailMessages.total[locale], amount: money(total) } }
}

function lineRow(
  line: MailedLine,
  { locale, amount, timeZone }: { locale: Locale; amount: string; timeZone: string | null },
): AmountRow {
  const name = inLocale(line.name, locale)
  const label = line.count > 1 ? `${formatNumber(locale, line.count)} × ${name}` : name
  const details = [
    line.eventName && inLocale(line.eventName, locale),
    line.accessEndsAt &&
      orderMailMessages.accessUntil(formatDate(locale, line.accessEndsAt.toISOString(), timeZone ?? 'UTC'))[
        locale
      ],
  ].filter((detail) => detail !== null)
  return { label, amount, ...(details.length > 0 ? { detail: details.join(' · ') } : {}) }
}

/** The note that asks to reply with questions. */
export function questionsPart(locale: Locale): EmailPart {
  return { kind: 'note', text: orderMailMessages.questions[locale] }
}

/** The button that leads to the person's purchases. */
export function purchasesPart(locale: Locale, site: string): EmailPart {
  return {
    kind: 'button',
    label: orderMailMessages.purchases[locale],
    url: `${site}/profile/settings/purchase-history`,
  }
}

/** A time where the buyer is, with its offset: `20/11/2026, 14:30 UTC+01:00`. In UTC if that is not known. */
export function timeOfBuyer({ order: { locale }, timeZone }: MailedOrder, time: Date): string {
  const moment = time.toISOString()
  const zone = timeZone ?? 'UTC'
  return `${formatDateTime(locale, moment, zone)} ${formatOffset(locale, moment, zone)}`
}

function inLocale(texts: Localized, locale: Locale): string {
  return texts[localeOf(texts, locale)] ?? ''
}
