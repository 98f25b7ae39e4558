'use client'
import type { ReactNode } from 'react'
import { CreditCard } from '../icons/credit-card.tsx'
import { Landmark } from '../icons/landmark.tsx'
import { Badge } from '../badge/badge.tsx'
import { FieldSet, type FieldSetProps } from '../field/field-set.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useMessages } from '../messages/use-messages.ts'
import { PaymentOption } from './payment-option.tsx'
import { checkControlled } from '../development/check-controlled.ts'

/** By card, or by bank transfer after an invoice. */
export type PaymentKind = 'card' | 'bank-transfer'

export type PaymentMethodLabels = {
  /** The question above the options. */
  label: ReactNode
  card: ReactNode
  cardText: ReactNode
  bankTransfer: ReactNode
  /** States that the invoice is valid for 7 days. */
  bankTransferText: ReactNode
}

const english: PaymentMethodLabels = {
  label: 'How would you like to pay?',
  card: 'Card',
  cardText: 'Your order is complete at once.',
  bankTransfer: 'Bank transfer',
  bankTransferText:
    'You get an invoice that is valid for 7 days. If it is not paid by then, your order is cancelled.',
}

const bothMethods: readonly PaymentKind[] = ['card', 'bank-transfer']

export type PaymentMethodProps = Omit<FieldSetProps, 'label' | 'isLabelHidden'> & {
  /** Field name for form submission. Default `payment_method`. */
  name?: string | undefined
  /** The offered methods. Default both; bank transfer is not offered if an invoice would be due too late. */
  methods?: readonly PaymentKind[] | undefined
  /** The selected method, if the caller controls it. */
  value?: PaymentKind | undefined
  /** The initial method, if the component keeps it. Default `card`. */
  defaultValue?: PaymentKind | undefined
  /** Receives the selected method. */
  onValueChange?: ((value: PaymentKind) => void) | undefined
  /** The payment provider's own fields for the card; disabled while bank transfer is selected. */
  cardFields?: ReactNode
  /** More fields for the transfer, such as the name on the invoice. */
  bankTransferFields?: ReactNode
  /** Set for a test provider: shown on the card ("Test till: no money moves"). */
  testLabel?: ReactNode
  /** Default English. */
  labels?: Partial<PaymentMethodLabels> | undefined
}

/**
 * A choice of payment method: two cards with radio buttons, the selected one expanded with its fields. The card
 * number never passes through this component: the slot contains the provider's own fields.
 */
export function PaymentMethod({
  name = 'payment_method',
  methods = bothMethods,
  value,
  defaultValue = 'card',
  onValueChange,
  cardFields,
  bankTransferFields,
  testLabel,
  labels,
  ...rest
}: PaymentMethodProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('PaymentMethod', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  const [chosen, choose] = useFieldValue({ value, defaultValue, onValueChange })
  const texts = useMessages('paymentMethod', english, labels)
  const option = (kind: PaymentKind) => ({
    name,
    value: kind,
    isChosen: chosen === kind,
    onChoose: () => choose(kind),
  })
  return (
    <FieldSet label={texts.label} isLarge {...rest}>
      <div className="grid grid-cols-1 gap-3">
        {methods.includes('card') && (
          <PaymentOption
            {...option('card')}
            title={texts.card}
            text={texts.cardText}
            icon={<CreditCard className="size-6" />}
            badge={testLabel && <Badge tone="warning">{testLabel}</Badge>}
            details={cardFields}
          />
        )}
        {methods.includes('bank-transfer') && (
          <PaymentOption
            {...option('bank-transfer')}
            title={texts.bankTransfer}
            text={texts.bankTransferText}
            icon={<Landmark className="size-6" />}
            details={bankTransferFields}
          />
        )}
      </div>
    </FieldSet>
  )
}
