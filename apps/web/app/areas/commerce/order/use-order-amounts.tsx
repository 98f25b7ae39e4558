import type { Order, Quote } from '@chignon/contract/commerce/order'
import type { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { EventDate } from '../../catalogue/live-masterclass/event-date.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type Amounts = Pick<Quote, 'currency' | 'subtotal' | 'discount' | 'tax' | 'total' | 'promo_code'> & {
  lines: Order['lines'] | Quote['lines']
}

type SummaryProps = Pick<
  ComponentProps<typeof OrderSummary>,
  'title' | 'lines' | 'subtotal' | 'discount' | 'tax' | 'total' | 'labels'
>

const nothing: Amounts = {
  lines: [],
  currency: 'USD',
  subtotal: 0,
  discount: 0,
  tax: 0,
  total: 0,
  promo_code: null,
}

/** Props of `OrderSummary` for an order or quote; zeros if there is none (ORDER-9). */
export function useOrderAmounts(order: Amounts | null): SummaryProps {
  const { t } = useLingui()
  const { days, money, number } = useFormats()
  const { lines, currency, subtotal, discount, tax, total, promo_code: code } = order ?? nothing
  const format = (cents: number) => money(cents, currency)
  return {
    title: t`Your order`,
    lines: lines.map((line) => ({
      id: line.type + line.id,
      name: line.name,
      note: (line.event_name !== null || line.count > 1) && (
        <>
          {line.event_name && (
            <span className="block">
              <bdi>{line.event_name}</bdi>
            </span>
          )}
          {line.event && (
            <span className="block">
              <EventDate event={line.event}>
                {days(line.event.starts_at, line.event.ends_at, line.event.timezone)}
              </EventDate>
              {' · '}
              <bdi>{line.event.city}</bdi>
            </span>
          )}
          {line.count > 1 && <span>{`${number(line.count)}\u00A0×\u00A0${format(line.unit_price)}`}</span>}
        </>
      ),
      amount: format(line.subtotal),
    })),
    subtotal: format(subtotal),
    discount: code && discount > 0 ? { code, amount: `−${format(discount)}` } : null,
    tax: format(tax),
    total: format(total),
    labels: { subtotal: t`Subtotal`, discount: t`Discount`, tax: t`Tax 0.8%`, total: t`Total` },
  }
}
