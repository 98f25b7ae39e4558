import { invoiceEndpoints } from '@chignon/contract/commerce/invoice'
import { singlePage } from '../../platform/db/page.ts'
import { can } from '../../platform/http/authorize.ts'
import { implement } from '../../platform/http/implement.ts'
import { pdfResponse } from '../../platform/pdf/pdf-response.ts'
import { invoiceFileName, renderInvoice } from './invoice-pdf.ts'
import { readInvoices } from './invoice.policy.ts'
import { presentInvoice } from './invoice.present.ts'
import { findInvoice, findOrderOwner, listInvoices } from './invoice.queries.ts'

/** Invoices and credit notes, for their buyer and staff (INVOICE-4). */
export const invoiceRoutes = implement(invoiceEndpoints, {
  async list({ params: { id }, viewer, fail, services: { db } }) {
    const order = (await findOrderOwner(db(), id)) ?? fail(404)
    if (!can(viewer, readInvoices, order)) fail(404)
    const rows = await listInvoices(db(), id)
    return { data: rows.map(presentInvoice), pagination: singlePage(rows.length) }
  },
  async download({ params: { id }, viewer, fail, services: { db, pdf } }) {
    const found = (await findInvoice(db(), id)) ?? fail(404)
    if (!can(viewer, readInvoices, found)) fail(404)
    const { content, issuedAt } = found.invoice
    const bytes = await renderInvoice(pdf, content)
    return pdfResponse(bytes, { name: invoiceFileName(content), modified: issuedAt })
  },
})
