'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { CreditCard } from '../icons/credit-card.tsx'
import { Landmark } from '../icons/landmark.tsx'
import { Badge } from '../badge/badge.tsx'
import { PaymentOption } from './payment-option.tsx'

/** By card, or by bank transfer after an invoice. */
export type PaymentKind = 'card' | 'bank-transfer'

export type PaymentMethodLabels = {
  legend: ReactNode
  card: ReactNode
  cardText: ReactNode
  bankTransfer: ReactNode
  /** States that the invoice is valid for 7 days. */
  bankTransferText: ReactNode
}

const english: PaymentMethodLabels = {
  legend: 'How would you like to pay?',
  card: 'Card',
  cardText: 'Your order is complete at once.',
  bankTransfer: 'Bank transfer',
  bankTransferText: 'You get an invoice. It is valid for 7 days; unpaid by then, your order is cancelled.',
}

export type PaymentMethodProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** Field name for form submission. Default `payment_method`. */
  name?: string | undefined
  /** The selected method, if the caller controls it. */
  value?: PaymentKind | undefined
  /** The initial method, if the component keeps it. Default `card`. */
  defaultValue?: PaymentKind | undefined
  /** Receives the selected method. */
  onChange?: ((kind: PaymentKind) => void) | undefined
  /** The payment provider's own fields for the card; disabled while bank transfer is selected. */
  cardFields?: ReactNode
  /** More fields for the transfer, such as the name on the invoice. */
  bankTransferFields?: ReactNode
  /** Set for a test provider: shown on the card ("Test till: no money moves"). */
  testLabel?: ReactNode
  /** Default English. */
  labels?: PaymentMethodLabels | undefined
}

/**
 * A choice of payment method: two cards with radio buttons, the selected one expanded with its fields. The card
 * number never passes through this component: the slot contains the provider's own fields.
 */
export function PaymentMethod({
  name = 'payment_method',
  value,
  defaultValue = 'card',
  onChange,
  cardFields,
  bankTransferFields,
  testLabel,
  labels = english,
  className,
  ...rest
}: PaymentMethodProps) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const option = (kind: PaymentKind) => ({
    name,
    value: kind,
    isChosen: chosen === kind,
    onChoose: () => {
      setOwn(kind)
      onChange?.(kind)
    },
  })
  return (
    <fieldset className={cx('min-w-0', className)} {...rest}>
      <legend className="pb-4 text-subtitle font-medium">{labels.legend}</legend>
      <div className="grid grid-cols-1 gap-3">
        <PaymentOption
          {...option('card')}
          title={labels.card}
          text={labels.cardText}
          icon={<CreditCard aria-hidden="true" strokeWidth={1.5} className="size-6" />}
          badge={testLabel && <Badge tone="warning">{testLabel}</Badge>}
          details={cardFields}
        />
        <PaymentOption
          {...option('bank-transfer')}
          title={labels.bankTransfer}
          text={labels.bankTransferText}
          icon={<Landmark aria-hidden="true" strokeWidth={1.5} className="size-6" />}
          details={bankTransferFields}
        />
      </div>
    </fieldset>
  )
}
