import type { MatchHint } from '@chignon/contract/commerce/bank-statement'
import { useLingui } from '@lingui/react/macro'
import type { TransactionList } from './use-transaction-search.ts'

/** What the lists are called, what an empty one says, and why an entry has to be looked at. */
export function useMatchTexts() {
  const { t } = useLingui()
  const listNames: Record<TransactionList, string> = {
    certain: t`Certain`,
    likely: t`Likely`,
    part: t`Part`,
    over: t`Too much`,
    unknown: t`Unknown`,
    open: t`All open`,
    booked: t`Booked`,
    set_aside: t`Set aside`,
  }
  const explanations: Record<TransactionList, string> = {
    certain: t`The text names one open order, and the amount is exactly what is due.`,
    likely: t`Name and amount fit one open order, but its number is missing. Look at each.`,
    part: t`The text names an order, but less arrived than is due.`,
    over: t`The text names an order, but more arrived than is due. The rest is put on the list to send back.`,
    unknown: t`No order fits, or several do. Choose the order, or set the payment aside.`,
    open: t`Every payment that is not booked yet.`,
    booked: t`Payments that are booked, with their orders.`,
    set_aside: t`Payments that belong to no order.`,
  }
  const hints: Record<MatchHint, string> = {
    several_orders: t`Several orders fit. Divide the payment, or choose one.`,
    currency: t`It is in another currency than the order. Enter what it pays of the order.`,
    reversal: t`The bank returned this money to you: perhaps a refund that did not arrive.`,
    order_paid: t`The order is paid already. What you book is put on the list to send back.`,
    order_closed: t`The order was cancelled. If its seats are gone, the money is put on the list to send back.`,
    not_by_transfer: t`The order it names is not paid by bank transfer, so it cannot be booked there.`,
    fits_other: t`Name and amount fit another order than the one in the text.`,
    reference_used: t`Another transfer with this bank reference is booked. Check that it is not the same.`,
  }
  return { listNames, explanations, hints }
}
