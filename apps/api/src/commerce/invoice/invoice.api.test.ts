import { invoiceEndpoints } from '@chignon/contract/commerce/invoice'
import type { Locale } from '@chignon/contract/platform/locale'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import type { orders } from '../../platform/db/schema/order.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { users } from '../../platform/db/schema/user.ts'
import { readApiEnv } from '../../platform/env.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { cancelInvoice, issueInvoice } from './issue-invoice.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const services = {
  db,
  clock: () => time.now,
  env: readApiEnv({ SELLER_NAME: 'Salon GmbH', SELLER_VAT_NUMBER: 'DE123456789' }),
}
const { user, token } = await makeMember(db, time.now, { firstName: 'Ada', lastName: 'Bell' })
const course = await makeCourse(db)
const line = { type: 'course' as const, courseId: course.id, name: 'The bob' }
const billing = {
  full_name: 'Ada Bell',
  company: 'Salon Łódź',
  address: 'Lange Straße 1',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
  vat_number: null,
}

async function makeInvoice(locale: Locale, unpaid: Partial<typeof orders.$inferInsert> = {}) {
  const order = await makeOrder(db, { userId: user.id, lines: [line], locale, billing, ...unpaid })
  return { order, invoice: await issueInvoice(services, order.id) }
}

const download = (id: string, caller: string = token) =>
  testApp.file(`/invoices/${id}/pdf`, { authorization: `Bearer ${caller}` })

test('lists the invoice and the credit notes of an order', async () => {
  const { order, invoice } = await makeInvoice('en')
  const creditNote = await cancelInvoice(services, order.id)
  const { data } = await testApp.call(invoiceEndpoints.list, { params: { id: order.id } }, { token })
  expect(data).toMatchObject([
    { id: invoice.id, number: invoice.content.number, kind: 'invoice', total: 4900, currency: 'USD' },
    { id: creditNote?.id, kind: 'credit_note', total: 4900 },
  ])
})

test('only the buyer and staff read invoices; for others there are none', async () => {
  const { order, invoice } = await makeInvoice('en')
  const statuses = async (caller?: string) => {
    const options = caller === undefined ? {} : { token: caller }
    const list = await testApp.request('GET', `/orders/${order.id}/invoices`, options)
    const file = await testApp.file(
      `/invoices/${invoice.id}/pdf`,
      caller === undefined ? {} : { authorization: `Bearer ${caller}` },
    )
    return [list.status, file.status]
  }
  const other = await makeMember(db, time.now)
  const educator = await makeMember(db, time.now, { role: 'educator' })
  const staff = await makeMember(db, time.now, { role: 'staff' })
  expect(await statuses()).toEqual([401, 401])
  expect(await statuses(other.token)).toEqual([404, 404])
  expect(await statuses(educator.token)).toEqual([404, 404])
  expect(await statuses(token)).toEqual([200, 200])
  expect(await statuses(staff.token)).toEqual([200, 200])
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await testApp.request('GET', `/orders/${unknown}/invoices`, { token })).status).toBe(404)
})

test('a Persian invoice has a file name in ASCII', async () => {
  const { invoice } = await makeInvoice('fa')
  const { headers } = await download(invoice.id)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Invoice ${invoice.content.number}.pdf"`,
  )
})

test('the PDF has a file name, is not cached by others, and supports revalidation', async () => {
  const { invoice } = await makeInvoice('de')
  const { headers } = await download(invoice.id)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Rechnung ${invoice.content.number}.pdf"`,
  )
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const again = await testApp.file(`/invoices/${invoice.id}/pdf`, {
    authorization: `Bearer ${token}`,
    'if-none-match': headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test.each([
  ['en', 'Invoice', '$49.00', 'Germany'],
  ['de', 'Rechnung', '$49.00', 'Deutschland'],
  ['es', 'Factura', '$49.00', 'Alemania'],
  ['it', 'Fattura', '$49.00', 'Germania'],
  ['fr', 'Facture', '$49.00', 'Allemagne'],
  ['pt', 'Fatura', '$49.00', 'Alemanha'],
] as const)('the PDF is in the language of the order: %s', async (locale, heading, total, country) => {
  const { invoice, order } = await makeInvoice(locale)
  const { text, roles, info, xmp } = await readPdf((await download(invoice.id)).bytes)
  for (const part of [heading, total, country, invoice.content.number, order.number, 'Salon GmbH', 'Łódź']) {
    expect(text).toContain(part)
  }
  expect(text).toContain(locale === 'en' ? 'The bob 1' : `The bob 1 (${locale})`)
  expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD']))
  expect(info).toMatchObject({ Title: `${heading} ${invoice.content.number}` })
  expect(xmp).toMatch(/pdfuaid:part>1</)
})

test('the Persian PDF has Persian digits and dates', async () => {
  const { invoice } = await makeInvoice('fa')
  const { text, info } = await readPdf((await download(invoice.id)).bytes)
  expect(info).toMatchObject({ Language: 'fa-IR' })
  expect(text.replaceAll(' ', '')).toContain('۴۹٫۰۰')
  expect(text).toContain(invoice.content.number)
})

test('the PDF of a bank transfer says where to and until when', async () => {
  const dueAt = new Date('2027-01-08T12:00:00Z')
  const { invoice, order } = await makeInvoice('en', { dueAt, state: 'awaiting_payment', paidAt: null })
  const { text } = await readPdf((await download(invoice.id)).bytes)
  for (const part of [
    'DE02 1203 0000 0000 2020 51',
    order.number,
    '08/01/2027, 12:00 UTC',
    'sample account',
  ]) {
    expect(text).toContain(part)
  }
})

test('the PDF of an invoice that was issued after a bank transfer asks for none', async () => {
  const { invoice } = await makeInvoice('en', { dueAt: new Date('2027-01-08T12:00:00Z') })
  const { text } = await readPdf((await download(invoice.id)).bytes)
  expect(text).toContain('Paid by bank transfer on')
  expect(text).not.toContain('IBAN')
})

test('a credit note names its invoice', async () => {
  const { order, invoice } = await makeInvoice('en')
  const note = await cancelInvoice(services, order.id)
  const { text } = await readPdf((await download(note?.id ?? '')).bytes)
  expect(text).toContain('Credit note')
  expect(text).toContain(`For invoice ${invoice.content.number}`)
})

test('the PDF stays the same after the account was deleted', async () => {
  const { invoice } = await makeInvoice('en')
  const before = await readPdf((await download(invoice.id)).bytes)
  const staff = await makeMember(db, time.now, { role: 'staff' })
  await db().update(users).set({ firstName: 'Former', lastName: 'member' }).where(eq(users.id, user.id))
  const after = await readPdf((await download(invoice.id, staff.token)).bytes)
  expect(after.text).toBe(before.text)
})
