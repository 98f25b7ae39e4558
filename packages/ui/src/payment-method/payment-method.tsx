'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { CreditCard, Landmark } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { Badge } from '../badge/badge.tsx'
import { PaymentOption } from './payment-option.tsx'

/** By card at once, or by bank transfer against an invoice (specification §9). */
export type PaymentKind = 'card' | 'bank-transfer'

export type PaymentMethodLabels = {
  legend: ReactNode
  card: ReactNode
  cardText: ReactNode
  bankTransfer: ReactNode
  /** Says that the invoice is valid for 7 days. */
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
  /** Name of the radios in a form. Default `payment_method`. */
  name?: string | undefined
  /** What is chosen, when the owner holds it. */
  value?: PaymentKind | undefined
  /** What is chosen to begin with, when nobody holds it. Default `card`. */
  defaultValue?: PaymentKind | undefined
  /** Called with the one chosen. */
  onChange?: ((kind: PaymentKind) => void) | undefined
  /** The payment provider's own fields for the card; disabled while bank transfer is chosen. */
  cardFields?: ReactNode
  /** More on the transfer: whose name the invoice bears. */
  bankTransferFields?: ReactNode
  /** Set where no money moves: stands plainly on the card ("Test till: no money moves"). */
  testLabel?: ReactNode
  /** Default English. */
  labels?: PaymentMethodLabels | undefined
}

/**
 * Chooses how to pay: two cards, each a radio, the chosen one open with its fields. Arrow keys move between them, as
 * between all radios. The fields of the card never pass through this component: the provider's own stand in its slot.
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
    isHeld: value !== undefined,
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
