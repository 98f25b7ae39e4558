import * as z from 'zod/mini'
import type { CsvTable } from './find-table.ts'
import { dayOrderOf, dayOrders } from './read-day.ts'
import { readCents } from './read-cents.ts'

const column = z.nullable(z.int())

/** Which columns of a bank's CSV say what, and how it writes days and amounts. */
export const csvColumns = z.object({
  /** The IBAN, or what the account is called. */
  account: z.string(),
  day: column,
  dayOrder: z.enum(dayOrders),
  /** The amount with its sign, or only what arrived. */
  amount: column,
  decimal: z.enum(['.', ',']),
  /** A column that says whether money arrived or was paid. */
  direction: column,
  payer: column,
  texts: z.array(z.int()),
  reference: column,
  currencyColumn: column,
  /** Where no column has it. */
  currency: z.string(),
})

export type CsvColumns = z.infer<typeof csvColumns>

type Role = 'day' | 'amount' | 'direction' | 'payer' | 'text' | 'reference' | 'currency' | 'account'

// Names of columns at banks, in our languages; the first that fits is taken.
const names: Record<Role, RegExp[]> = {
  day: [
    /^(?:buchungs(?:tag|datum)|booking ?date|boekdatum|date (?:de )?(?:comptabilisation|op[ée]ration)|data (?:contabile|operazione|mov)|fecha (?:contable|operaci[oó]n)|datum|date|data|fecha)/i,
    /valuta|value|rentedatum|wert/i,
  ],
  amount: [
    /^(?:gutschrift|credit|cr[ée]dit|entrate|avere|abono|haben|bij)(?:\b|$)/i,
    /^(?:betrag|amount|bedrag|montant|importo|importe|valor|montante)/i,
    /betrag|amount|bedrag|montant|importo|importe|valor/i,
  ],
  direction: [
    /^(?:soll ?\/ ?haben|s\/h|kennzeichen|af ?\/? ?bij|debit\/credit|credit\/debit|sens|d\/c|dc|umsatzart.*s\/h)/i,
  ],
  payer: [
    /beg[uü]nstigter|zahlungspflichtig|auftraggeber|name|naam|tegenpartij|counterparty|contrepartie|donneur|ordinante|ordonnateur|payer|payee|partner/i,
  ],
  text: [
    /verwendungszweck|mededeling|omschrijving|communication|motif|libell[ée]|d[ée]tails?|description|purpose|remittance|memo|causale|descri[zcç]|concepto|zahlungsgrund|avisierungstext|buchungstext/i,
  ],
  reference: [
    /^(?:bank ?reference|banke?referen[zt]|transaction ?id|transaktions|mutatie(?:nummer|id)|volgnr|journal)/i,
  ],
  currency: [/w[aä]hrung|currency|valuta$|munt|devise|divisa|moeda|^ccy$/i],
  account: [/^(?:auftragskonto|iban(?: auftragskonto)?|rekening|account|compte|conto|cuenta|conta)$/i],
}

/** Guesses the columns from their names and what is below. The account is what a column or a line above says, else empty. */
export function guessColumns({ header, rows }: CsvTable, preamble: string): CsvColumns {
  const find = (role: Role) => {
    for (const name of names[role]) {
      const found = header.findIndex((text) => name.test(text))
      if (found >= 0) return found
    }
    return null
  }
  const cellsOf = (index: number | null) =>
    index === null ? [] : rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '')
  const day = find('day')
  const amount = find('amount')
  const texts = header.flatMap((text, index) => (names.text.some((name) => name.test(text)) ? [index] : []))
  const payer = header.findIndex(
    (text, index) =>
      !/iban|konto|rekening/i.test(text) &&
      names.payer.some((name) => name.test(text)) &&
      !isOnlyText(text, index),
  )
  const [, bracketed = ''] = /\(([A-Z]{3})\)/.exec(amount === null ? '' : (header[amount] ?? '')) ?? []
  return {
    account: accountOf(cellsOf(find('account'))[0] ?? preamble),
    day,
    dayOrder: dayOrderOf(cellsOf(day)) ?? 'dmy',
    amount,
    decimal: decimalOf(cellsOf(amount)),
    direction: find('direction'),
    payer: payer < 0 ? null : payer,
    texts: texts.filter((index) => index !== payer),
    reference: find('reference'),
    currencyColumn: find('currency'),
    currency: bracketed === '' ? 'EUR' : bracketed,
  }

  function isOnlyText(text: string, index: number): boolean {
    return /^(?:verwendungszweck|mededelingen)/i.test(text) || index === day
  }
}

function accountOf(text: string): string {
  const [iban = ''] = /[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/.exec(text.toUpperCase()) ?? []
  return iban.replaceAll(' ', '')
}

// The last of two different marks is the decimal one; a lone one is, if one or two digits follow.
function decimalOf(amounts: readonly string[]): '.' | ',' {
  const marks = amounts.flatMap((text) => /([.,])\d{1,2}\D*$/.exec(text)?.[1] ?? [])
  const commas = marks.filter((mark) => mark === ',').length
  const decimal = commas * 2 > marks.length ? ',' : '.'
  return amounts.some((text) => readCents(text.replaceAll(/[^\d.,+'’\s-]/g, ''), decimal) === null) &&
    amounts.every(
      (text) => readCents(text.replaceAll(/[^\d.,+'’\s-]/g, ''), decimal === ',' ? '.' : ',') !== null,
    )
    ? decimal === ','
      ? '.'
      : ','
    : decimal
}
