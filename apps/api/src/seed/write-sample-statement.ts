import { quoteOf } from '../commerce/order/quote.rules.ts'
import { daysBefore } from './relative-dates.ts'
import type { Sample } from './sample.ts'
import { openInvoicesOf } from './seed-open-invoices.ts'
import { numberOf } from './seed-orders.ts'

type Entry = { amount: number; from: string; text: string; daysAgo: number }

// What people write beside the number of an order.
const texts = [
  (number: string) => number,
  (number: string) => `Order ${number}`,
  (number: string) => `${number.replace('-', ' ')} course, thank you`,
  (number: string) => `Rechnung zu ${number}`,
]

/** A bank statement (CAMT.053.001.08) with a transfer for each open invoice of the sample, one too small, and one that belongs to no order. */
export function writeSampleStatement(sample: Sample, now: Date): string {
  const paid = openInvoicesOf(sample).map(({ person, order }, index): Entry => {
    const number = numberOf(person.slug, order.key)
    const { total } = quoteOf(
      order.lines.map(({ unitPrice }) => ({ unitPrice, count: 1, isDiscountable: false })),
      null,
    )
    return {
      amount: index === 0 ? total - 500 : total,
      from: `${person.first_name} ${person.last_name}`,
      text: texts[index % texts.length]?.(number) ?? number,
      daysAgo: index % 2,
    }
  })
  const unknown = { amount: 4200, from: 'Studio Norte', text: 'Chairs, second half', daysAgo: 1 }
  const entries = [...paid, unknown].map((entry, index) => entryOf(entry, index, now))
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>SAMPLE-${day(now)}</MsgId><CreDtTm>${now.toISOString()}</CreDtTm></GrpHdr>
<Stmt><Id>SAMPLE-${day(now)}</Id><CreDtTm>${now.toISOString()}</CreDtTm>
<Acct><Id><IBAN>PT50000201231234567890154</IBAN></Id><Ccy>USD</Ccy></Acct>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>
`
}

function entryOf({ amount, from, text, daysAgo }: Entry, index: number, now: Date): string {
  const date = `<Dt>${day(daysBefore(now, daysAgo))}</Dt>`
  const money = (amount / 100).toFixed(2)
  return `<Ntry><Amt Ccy="USD">${money}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt>${date}</BookgDt><ValDt>${date}</ValDt><AcctSvcrRef>SAMPLE-${String(index + 1).padStart(4, '0')}</AcctSvcrRef>
<NtryDtls><TxDtls><Amt Ccy="USD">${money}</Amt><RltdPties><Dbtr><Pty><Nm>${escaped(from)}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
