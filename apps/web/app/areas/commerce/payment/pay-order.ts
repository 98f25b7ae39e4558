import { orderEndpoints, type Order } from '@chignon/contract/commerce/order'
import { redirect } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { stepPath } from '../order/order-steps.ts'
import type { billingFields } from './billing-fields.ts'
import type { PayingMethod } from './paying-method.ts'
import { shownTotalField } from './shown-total-field.ts'
import { startPayment } from './start-payment.ts'

type Values = Record<keyof typeof billingFields, string>

/** Saves who the invoice is for, and how the order is to be paid. Nothing is needed for what is free. */
export async function saveBilling(
  call: Call,
  { id, total }: Pick<Order, 'id' | 'total'>,
  { payment_method: _method, terms: _terms, company, vat_number, ...address }: Values,
  method: PayingMethod,
): Promise<void> {
  if (total === 0 && address.country === '') return
  const body = {
    ...address,
    company: company || null,
    vat_number: vat_number || null,
    payment_method: method === 'free' ? null : method,
  }
  await call(orderEndpoints.setBilling, { params: { id }, body })
}

/** The method that was chosen in the form. */
export function chosenMethod(
  { total }: Pick<Order, 'total'>,
  { payment_method: chosen }: Pick<Values, 'payment_method'>,
): PayingMethod {
  if (total === 0) return 'free'
  return chosen === 'bank-transfer' ? 'transfer' : 'card'
}

/** Starts to pay an order without a review, and redirects to the card or the result. Another total than the buyer saw is shown first. */
export async function payOrder(call: Call, form: FormData, order: Order, values: Values): Promise<Response> {
  const method = chosenMethod(order, values)
  await saveBilling(call, order, values, method)
  if (form.get(shownTotalField) !== String(order.total)) return redirect(stepPath(order, 'payment'))
  return startPayment(call, form, order, method)
}
