import { useLingui } from '@lingui/react/macro'

/** Says the reason of a bank or a payment provider in words; one that is not known, as the provider writes it. */
export function useProviderReason(): (reason: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['bank_cannot_process', t`The bank could not process it`],
    ['credit_not_processed', t`A promised refund did not arrive`],
    ['customer_initiated', t`Asked for by the buyer`],
    ['declined', t`Declined by the bank`],
    ['duplicate', t`Paid twice`],
    ['expired_or_canceled_card', t`The card has expired or was cancelled`],
    ['fraudulent', t`Not authorised by the owner of the card`],
    ['general', t`Other`],
    ['insufficient_funds', t`Not enough money on the account`],
    ['lost_or_stolen_card', t`The card was lost or stolen`],
    ['product_not_received', t`Says that nothing was delivered`],
    ['product_unacceptable', t`Says that it is not as described`],
    ['requested_by_customer', t`Asked for by the buyer`],
    ['subscription_canceled', t`Says that the subscription was ended`],
    ['unrecognized', t`Does not recognise the payment`],
  ])
  return (reason) => names.get(reason) ?? reason.replaceAll('_', ' ')
}
