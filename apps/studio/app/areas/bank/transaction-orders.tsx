import type { BankTransaction } from '@chignon/contract/commerce/bank-statement'
import { TextLink } from '@chignon/ui/text-link'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useMatchTexts } from './use-match-texts.ts'

/** The orders that an entry fits or was booked for, why it has to be looked at, or why it was set aside. */
export function TransactionOrders({ transaction }: { transaction: BankTransaction }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { hints } = useMatchTexts()
  const { match, bookings, reason, currency } = transaction
  const isEmpty = (match?.orders.length ?? 0) + (match?.hints.length ?? 0) + bookings.length === 0
  if (isEmpty && reason === null) return '–'
  return (
    <span className="flex min-w-0 flex-col gap-1">
      {match?.orders.map(({ id, number, buyer, due, currency: orderCurrency }) => (
        <span key={id}>
          <OrderLink id={id} number={number} /> · <bdi>{buyer}</bdi>{' '}
          {due !== transaction.amount && (
            <span className="text-text-muted">{t`${money(due, orderCurrency)} due`}</span>
          )}
        </span>
      ))}
      {bookings.map(({ order, amount }) => (
        <span key={order.id}>
          <OrderLink id={order.id} number={order.number} /> {bookings.length > 1 && money(amount, currency)}
        </span>
      ))}
      {match?.hints.map((hint) => (
        <span key={hint} className="text-small text-warning">
          {hints[hint]}
        </span>
      ))}
      {reason !== null && <bdi>{reason}</bdi>}
    </span>
  )
}

function OrderLink({ id, number }: { id: string; number: string }) {
  return (
    <TextLink asChild>
      <Link to={`/orders/${id}`}>
        <bdi>{number}</bdi>
      </Link>
    </TextLink>
  )
}
