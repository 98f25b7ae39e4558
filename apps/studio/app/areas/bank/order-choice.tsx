import type { MatchedOrder } from '@chignon/contract/commerce/bank-statement'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Combobox } from '@chignon/ui/combobox'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { orderListQuery } from '../order/order-queries.ts'
import { writeAmount } from '../order/read-amount.ts'
import type { BookingPart } from './booking-parts.ts'

type OrderChoiceProps = {
  isFirst: boolean
  /** The orders that fit, offered before one searches. */
  suggested: readonly MatchedOrder[]
  /** What is not divided yet, in cents. */
  left: number
  currency: string
  onChoose: (part: BookingPart) => void
}

/** Finds an order by its number, buyer or amount, and adds it to a booking. */
export function OrderChoice({ isFirst, suggested, left, currency, onChoose }: OrderChoiceProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const [search, setSearch] = useState('')
  // Chosen orders are listed above; the field is emptied.
  const [round, setRound] = useState(0)
  const { data, isPlaceholderData } = useLoadedQuery(
    orderListQuery({
      query: { search: search === '' ? writeAmount(left > 0 ? left : 1) : search, per_page: 8 },
    }),
  )
  const found = search === '' && suggested.length > 0 ? suggested : (data?.data ?? []).map(partOf)
  const choose = (id: string) => {
    const order = found.find((each) => each.id === id)
    if (!order) return
    const amount =
      order.currency === currency && left > 0 ? writeAmount(isFirst ? left : Math.min(left, order.due)) : ''
    onChoose({ order, amount })
    setSearch('')
    setRound(round + 1)
  }
  return (
    <Combobox
      key={round}
      label={isFirst ? t`Order` : t`Another order`}
      hint={t`Number, name, e-mail address or amount`}
      options={found.map(({ id, number, buyer, due, currency: orderCurrency }) => ({
        value: id,
        label: `${number} · ${buyer} · ${money(due, orderCurrency)}`,
      }))}
      value=""
      isLoading={isPlaceholderData}
      onSearch={setSearch}
      onValueChange={choose}
    />
  )
}

function partOf({ id, number, buyer, total, currency, payment, state }: StaffOrder): BookingPart['order'] {
  const due = state === 'awaiting_payment' ? total - (payment?.transfer?.received ?? 0) : 0
  return { id, number, buyer: buyer.full_name, due, currency }
}
