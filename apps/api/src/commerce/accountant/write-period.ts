import { Readable } from 'node:stream'
import { TextReader, Uint8ArrayReader } from '@zip.js/zip.js'
import type { Services } from '../../platform/services.ts'
import { zipStream } from '../../platform/zip/zip-stream.ts'
import { renderInvoice } from '../invoice/invoice-pdf.ts'
import { cardPaymentsOf, documentsOf, refundsOf, transfersOf, type Period } from './accountant.queries.ts'
import { documentRow, journalHead, journalLine, moneyRow, type JournalRow } from './journal-csv.ts'
import { addRow, sumsCsv, type JournalSums } from './period-sums.ts'

type Parts = Pick<Services, 'db' | 'pdf'>

/**
 * The ZIP file of a period (ACCOUNTANT-2): `journal.csv`, `sums.csv`, which is made of the rows of the journal, and the documents as PDF.
 * It is written while it is read.
 */
export function writePeriod(services: Parts, period: Period): AsyncGenerator<Uint8Array> {
  const sums = new Map<string, JournalSums>()
  return zipStream(async (zip) => {
    const journal = Readable.from(journalOf(services, period, sums))
    await zip.add('journal.csv', ReadableStream.from<Uint8Array>(journal))
    await zip.add('sums.csv', new TextReader(sumsCsv([...sums.values()])))
    for await (const { content } of documentsOf(services.db, period)) {
      const folder = content.kind === 'invoice' ? 'invoices' : 'credit-notes'
      const bytes = await renderInvoice(services.pdf, content)
      // A PDF is compressed already.
      await zip.add(`${folder}/${content.number}.pdf`, new Uint8ArrayReader(bytes), { level: 0 })
    }
  })
}

async function* journalOf(
  services: Parts,
  period: Period,
  sums: Map<string, JournalSums>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(journalHead())
  for await (const row of rowsOf(services, period)) {
    addRow(sums, row)
    yield Buffer.from(journalLine(row))
  }
}

async function* rowsOf({ db }: Parts, period: Period): AsyncGenerator<JournalRow> {
  for await (const document of documentsOf(db, period)) yield documentRow(document)
  for await (const row of cardPaymentsOf(db, period)) yield moneyRow('payment', row)
  for await (const row of transfersOf(db, period)) yield moneyRow('payment', row)
  for await (const row of refundsOf(db, period)) yield moneyRow('refund', row)
}
