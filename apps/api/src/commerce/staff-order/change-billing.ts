import type { Billing } from '@chignon/contract/commerce/billing'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { isCountryCode } from '../../platform/country/country.names.ts'
import { missingPostalFields } from '../checkout/missing-postal-fields.ts'
import { correctInvoice } from '../invoice/issue-invoice.ts'
import { sendInvoiceCorrected } from '../order/order.mail.ts'
import { changeOrder, lockOrder } from '../order/order.queries.ts'
import type { Services } from '../../platform/services.ts'
import { staffOrderMessages } from './staff-order.messages.ts'

type Change = {
  orderId: string
  billing: Billing
  actor: Member
  fail: Fail<'not_found' | 'conflict' | 'invalid'>
}

/**
 * Changes to whom an order is billed. An invoice that was issued is cancelled by a credit note and issued again, and the buyer is mailed both;
 * not once a part of it was returned, since its credit notes name it (INVOICE-13). The same address again changes nothing.
 */
export function changeBilling(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'mailer' | 'audit'>,
  { orderId, billing, actor, fail }: Change,
): Promise<void> {
  const { db, audit } = services
  if (!isCountryCode(billing.country)) fail(422, { errors: { country: [fieldMessages.country] } })
  return db.transaction(async () => {
    const order = (await lockOrder(db(), orderId)) ?? fail(404)
    if (order.state === 'cancelled' || order.state === 'expired')
      fail(409, { message: staffOrderMessages.notBilled })
    if (order.refunded > 0) fail(409, { message: staffOrderMessages.partReturned })
    const errors = missingPostalFields(order.total, billing)
    if (errors) fail(422, { errors })
    if (isSame(order.billing, billing)) return
    await changeOrder(db(), orderId, { billing })
    await audit.record({
      actor,
      action: 'order.bill',
      subject: { type: 'order', id: orderId },
      before: { ...order.billing },
      after: { ...billing },
    })
    await sendInvoiceCorrected(services, orderId)
    await correctInvoice(services, orderId)
  })
}

const fields = ['full_name', 'company', 'address', 'postal_code', 'city', 'country', 'vat_number'] as const

function isSame(before: Billing | null, after: Billing): boolean {
  return before !== null && fields.every((name) => before[name] === after[name])
}
