import type { OrderMailKind } from '@chignon/contract/commerce/order-history'
import { useLingui } from '@lingui/react/macro'

/** What the mails about an order are called. */
export function useMailNames(): Record<OrderMailKind, string> {
  const { t } = useLingui()
  return {
    'order-paid': t`Confirmation with invoice`,
    'order-invoice': t`Invoice to pay`,
    'order-reminder': t`Reminder of the invoice`,
    'order-cancelled': t`Order cancelled`,
    'order-refunded': t`Refund with credit note`,
    'refund-sent': t`Refund sent by transfer`,
    'withdrawal-received': t`Withdrawal received`,
    'seat-gone': t`Seat gone`,
    'invoice-corrected': t`Corrected invoice`,
    ticket: t`Ticket`,
    'ticket-refunded': t`Ticket void`,
    'ticket-handed-over': t`Ticket handed over`,
    'ticket-reissued': t`Ticket sent to another address`,
    'ticket-voided': t`Ticket void, no refund`,
  }
}
