import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { DescriptionList, type Description } from '@chignon/ui/description-list'
import { TextLink } from '@chignon/ui/text-link'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useCountryNames } from '../../lib/use-country-names.ts'
import { OrderSection } from './order-section.tsx'

/** Who bought, how it is paid, and to whom the invoice is addressed. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const { t } = useLingui()
  const { dateTime, money } = useFormats()
  const countryName = useCountryNames()
  const { buyer, billing, due_at: dueAt, payment } = order
  const method = order.payment_method ?? payment?.method
  const methods = { card: t`Card`, transfer: t`Bank transfer`, free: t`Free` }
  const address = billing && [
    billing.company,
    billing.address,
    `${billing.postal_code} ${billing.city}`.trim(),
    billing.country && countryName(billing.country),
  ]
  const received = payment?.transfer?.received ?? 0
  const items: Description[] = [
    { id: 'buyer', term: t`Buyer`, description: <bdi>{buyer.full_name}</bdi> },
    {
      id: 'email',
      term: t`E-mail`,
      description: (
        <TextLink variant="plain" href={`mailto:${buyer.email}`} className="wrap-anywhere">
          {buyer.email}
        </TextLink>
      ),
    },
    { id: 'placed', term: t`Placed`, description: dateTime(order.created_at) },
    ...(method ? [{ id: 'method', term: t`Payment`, description: methods[method] }] : []),
    ...(received > 0 && order.state === 'awaiting_payment'
      ? [{ id: 'received', term: t`Received so far`, description: money(received, order.currency) }]
      : []),
    ...(dueAt && order.state === 'awaiting_payment'
      ? [{ id: 'due', term: t`Payable until`, description: dateTime(dueAt) }]
      : []),
    ...(order.promo_code ? [{ id: 'code', term: t`Promotional code`, description: order.promo_code }] : []),
    ...(address
      ? [
          {
            id: 'billing',
            term: t`Invoice to`,
            description: (
              <>
                <span className="block">
                  <bdi>{billing.full_name}</bdi>
                </span>
                {address.filter(Boolean).map((part) => (
                  <span key={part} className="block">
                    <bdi>{part}</bdi>
                  </span>
                ))}
              </>
            ),
          },
        ]
      : []),
  ]
  return (
    <OrderSection title={t`About this order`}>
      <DescriptionList
        items={items}
        variant="stacked"
        className="min-[26rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-1"
      />
    </OrderSection>
  )
}
