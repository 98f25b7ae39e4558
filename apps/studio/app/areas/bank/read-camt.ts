import type { StatementEntry } from '@chignon/contract/commerce/bank-statement'
import { childOf, childrenOf, textAt } from './xml-path.ts'
import { countEqual } from './count-equal.ts'
import { readCents } from './read-cents.ts'
import type { ReadStatement } from './read-statement.ts'

/** Whether a document is a statement in camt.053 of any version. */
export function isCamt(document: Document): boolean {
  return childOf(document.documentElement, 'BkToCstmrStmt') !== null
}

/**
 * Reads the statements of a camt.053 document (ISO 20022, versions 02 to 13): what arrived and is booked. A batch becomes its single
 * payments if they add up to it. Outgoing and pending entries are counted only; what the bank took back of an arrival is listed.
 */
export function readCamt(document: Document): ReadStatement[] {
  const root = childOf(document.documentElement, 'BkToCstmrStmt')
  return childrenOf(root, 'Stmt').map((statement) => {
    const read: ReadStatement = {
      account: textAt(statement, 'Acct/Id/IBAN') || textAt(statement, 'Acct/Id/Othr/Id'),
      entries: [],
      left: { outgoing: 0, pending: 0, unreadable: 0, takenBack: [] },
    }
    for (const entry of childrenOf(statement, 'Ntry')) readEntry(entry, read)
    return { ...read, entries: countEqual(read.entries) }
  })
}

function readEntry(entry: Element, { entries, left }: ReadStatement): void {
  // Version 08 has the code in an element of its own.
  const status = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')
  const isIncoming = textAt(entry, 'CdtDbtInd') === 'CRDT'
  const isReversal = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1'
  const whole = wholeOf(entry)
  if (status !== '' && status !== 'BOOK') left.pending += 1
  else if (whole === null) left.unreadable += 1
  else if (!isIncoming && isReversal) left.takenBack.push({ ...whole, is_reversal: true })
  else if (!isIncoming) left.outgoing += 1
  else if (isReversal) entries.push({ ...whole, is_reversal: true })
  else entries.push(...(paymentsOf(entry, whole) ?? [whole]))
}

// Placeholders of banks that have no reference.
const noReference = /^(?:NONREF|NOTPROVIDED|UNKNOWN|N\/?A|[0-]*)$/i

function referenceAt(element: Element, path: string): string | null {
  const text = textAt(element, path)
  return noReference.test(text) ? null : text.slice(0, 120)
}

function wholeOf(entry: Element): StatementEntry | null {
  const amount = childOf(entry, 'Amt')
  const cents = readCents(amount?.textContent ?? '', '.')
  const day = dayAt(entry, 'BookgDt') || dayAt(entry, 'ValDt')
  if (cents === null || cents === 0 || day === '') return null
  const payments = transactionsOf(entry)
  const additional = textAt(entry, 'AddtlNtryInf')
  const [only] = payments
  return {
    reference:
      referenceAt(entry, 'AcctSvcrRef') ??
      (only && payments.length === 1 ? referenceAt(only, 'Refs/AcctSvcrRef') : null),
    booked_on: day,
    amount: cents,
    currency: amount?.getAttribute('Ccy') ?? '',
    payer: (payments.length === 1 && only ? payerOf(only) : '') || codedName(additional),
    text: joined([...payments.map(textOf), additional]),
  }
}

/** The payments of a batch; null if they do not add up to it, or if it is one payment. */
function paymentsOf(entry: Element, whole: StatementEntry): StatementEntry[] | null {
  const payments = transactionsOf(entry)
  if (payments.length < 2) return null
  const amounts = payments.map((payment) => amountOf(payment, whole.currency))
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? Number.NaN), 0)
  if (sum !== whole.amount || payments.some((payment) => textAt(payment, 'CdtDbtInd') === 'DBIT')) return null
  const own = payments.map((payment) => referenceAt(payment, 'Refs/AcctSvcrRef'))
  const areDistinct = new Set(own).size === own.length && !own.includes(null)
  return payments.map((payment, index) => ({
    ...whole,
    reference: areDistinct ? (own[index] ?? null) : whole.reference && `${whole.reference}/${index + 1}`,
    amount: amounts[index] ?? 0,
    payer: payerOf(payment),
    text: joined([textOf(payment)]),
  }))
}

function transactionsOf(entry: Element): Element[] {
  return childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'))
}

// Version 02 has the amount among the details.
function amountOf(payment: Element, currency: string): number | null {
  for (const parent of ['', 'AmtDtls/TxAmt', 'AmtDtls/CntrValAmt', 'AmtDtls/InstdAmt']) {
    const amount = childOf(parent === '' ? payment : childOf(payment, parent), 'Amt')
    if (amount?.getAttribute('Ccy') === currency) return readCents(amount.textContent, '.')
  }
  return null
}

// Version 08 puts a party around the name.
function payerOf(payment: Element): string {
  const names = ['Dbtr/Nm', 'Dbtr/Pty/Nm', 'UltmtDbtr/Nm', 'UltmtDbtr/Pty/Nm']
  const found = names.map((path) => textAt(payment, `RltdPties/${path}`)).find((name) => name !== '')
  return found?.slice(0, 140) ?? ''
}

function textOf(payment: Element): string {
  const remittance = childOf(payment, 'RmtInf')
  const structured = childrenOf(remittance, 'Strd').flatMap((each) => [
    textAt(each, 'CdtrRefInf/Ref'),
    ...childrenOf(each, 'AddtlRmtInf').map((line) => line.textContent),
  ])
  const endToEnd = textAt(payment, 'Refs/EndToEndId')
  const sent = childOf(childOf(payment, 'AmtDtls/InstdAmt'), 'Amt')
  const lines = childrenOf(remittance, 'Ustrd').map((line) => line.textContent)
  return joined([
    ...lines,
    ...structured,
    textAt(payment, 'AddtlTxInf'),
    noReference.test(endToEnd) ? '' : endToEnd,
    sent && sent.getAttribute('Ccy') !== currencyOf(payment)
      ? `(${sent.getAttribute('Ccy')} ${sent.textContent.trim()})`
      : '',
  ])
}

function currencyOf(payment: Element): string | null {
  const entry = payment.parentElement?.parentElement ?? null
  return childOf(entry, 'Amt')?.getAttribute('Ccy') ?? null
}

// Dutch banks write the parts of a transfer as codes into one text.
function codedName(text: string): string {
  return /\/NAME\/([^/]+)/.exec(text)?.[1]?.trim().slice(0, 140) ?? ''
}

function joined(texts: readonly string[]): string {
  const seen = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
  return [...new Set(seen)].join(' ').slice(0, 500)
}

function dayAt(entry: Element, path: string): string {
  const text = textAt(entry, `${path}/Dt`) || textAt(entry, `${path}/DtTm`)
  return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? ''
}
