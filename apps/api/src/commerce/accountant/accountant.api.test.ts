import { accountantEndpoints } from '@chignon/contract/commerce/accountant'
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { user, token: staff } = await makeMember(db, time.now, { role: 'staff' })
const today = testNow.toISOString().slice(0, 10)
// Payments and refunds have the time of the database, which is not that of the tests.
const query = { from: '2020-01-01', to: '2030-12-31' }
const address = `/staff/accountant.zip?from=${query.from}&to=${query.to}`

async function unzip(bytes: Uint8Array) {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { useWebWorkers: false })
  const entries = (await reader.getEntries()).filter(({ directory }) => !directory)
  const entryOf = (name: string) => {
    const entry = entries.find(({ filename }) => filename === name)
    if (!entry || entry.directory) throw new Error(`there is no ${name}`)
    return entry
  }
  return {
    names: entries.map(({ filename }) => filename),
    text: (name: string) => entryOf(name).getData(new TextWriter()),
    bytes: (name: string) => entryOf(name).getData(new Uint8ArrayWriter()),
  }
}

// Of cells without quotes.
function rowsOf(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.trim().split('\r\n')
  const names = head.replace('\uFEFF', '').split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])),
  )
}

const centsOf = (text: string | undefined) => Math.round(Number(text) * 100)

test('the sums of the journal are those of invoices less credit notes, of the page and of the file (ACCOUNTANT-1)', async () => {
  const cardOrder = await makeCheckout(testApp)
  const payment = await cardOrder.start()
  await cardOrder.pay(payment, 'success')
  await cardOrder.refresh(payment)
  const transferOrder = await makeCheckout(testApp)
  await transferOrder.start('transfer')
  await testApp.request('POST', `/staff/orders/${transferOrder.order.id}/mark-paid`, {
    token: staff,
    body: { amount: transferOrder.order.total, reference: 'NTRF-9', booked_on: today },
  })
  for (const { order } of [cardOrder, transferOrder]) {
    const lines = [{ line_id: order.lines[0]?.line_id ?? '', amount: 1234 }]
    await testApp.request('POST', `/staff/orders/${order.id}/refund`, { token: staff, body: { lines } })
  }
  await testApp.runJobs()

  const { data } = await testApp.call(accountantEndpoints.sums, { query }, { token: staff })
  const [sums] = data
  const total = cardOrder.order.total + transferOrder.order.total
  expect(data).toMatchObject([
    {
      currency: 'USD',
      invoices: { count: 2, total },
      credit_notes: { count: 2, total: 2468 },
      turnover: { total: total - 2468 },
      paid_by_card: cardOrder.order.total,
      paid_by_transfer: transferOrder.order.total,
      // The transfer is still to be sent.
      returned: 1234,
    },
  ])

  const file = await testApp.file(address, {
    authorization: `Bearer ${staff}`,
  })
  expect(file.status).toBe(200)
  const zip = await unzip(file.bytes)
  const journal = await zip.text('journal.csv')
  const rows = rowsOf(journal)
  const sumOf = (column: string) => rows.reduce((sum, row) => sum + centsOf(row[column]), 0)
  for (const key of ['net', 'tax', 'total'] as const) expect(sumOf(key)).toBe(sums?.turnover[key])
  expect(sumOf('payment')).toBe(total)
  expect(sumOf('refund')).toBe(sums?.returned)
  const inFile = rowsOf(await zip.text('sums.csv'))
  const named = (name: string) => inFile.find(({ sum }) => sum === name)
  expect(named('journal')).toMatchObject({ total: ((total - 2468) / 100).toFixed(2) })
  expect(named('invoices_less_credit_notes')?.['total']).toBe(named('journal')?.['total'])
  const documents = rows.filter(({ kind }) => kind === 'invoice' || kind === 'credit_note')
  expect(zip.names.filter((name) => name.endsWith('.pdf')).toSorted((a, b) => a.localeCompare(b))).toEqual(
    documents
      .map(({ kind, invoice, credit_note: credit }) =>
        kind === 'invoice' ? `invoices/${invoice}.pdf` : `credit-notes/${credit}.pdf`,
      )
      .toSorted((a, b) => a.localeCompare(b)),
  )
  const pdf = zip.names.find((name) => name.endsWith('.pdf')) ?? ''
  expect(new TextDecoder('latin1').decode((await zip.bytes(pdf)).subarray(0, 5))).toBe('%PDF-')
  const [entry] = await services.audit.entriesOf({ type: 'user', id: user.id })
  expect(entry).toMatchObject({ action: 'accountant.download', after: query })
})

test('no text of the journal is run as a formula, and a period without anything has no sums (ACCOUNTANT-2)', async () => {
  const evil = await makeMember(db, time.now, { firstName: '=1+1', lastName: 'x' })
  const order = await makeCheckout(testApp, { member: evil })
  await order.start('transfer')
  const file = await testApp.file(address, {
    authorization: `Bearer ${staff}`,
  })
  const zip = await unzip(file.bytes)
  const journal = await zip.text('journal.csv')
  expect(journal).not.toMatch(/(^|,)=/m)
  const before = { from: '2010-01-01', to: '2010-12-31' }
  const { data } = await testApp.call(accountantEndpoints.sums, { query: before }, { token: staff })
  expect(data).toEqual([])
  const wrong = await testApp.request('GET', '/staff/accountant/sums?from=2027-02-01&to=2027-01-01', {
    token: staff,
  })
  expect(wrong.status).toBe(422)
})
