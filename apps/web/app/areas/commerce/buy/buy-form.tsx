import type { Country } from '@chignon/contract/catalogue/base-data'
import type { Quote } from '@chignon/contract/commerce/order'
import { FormMessage } from '@chignon/ui/form-message'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { FormKeyInput } from '../order/form-key-input.tsx'
import { BillingForm } from '../payment/billing-form.tsx'
import { ShownTotal } from '../payment/shown-total.tsx'
import { appliedCodeField } from './applied-code-field.ts'
import { buyIntent } from './buy-intent.ts'

type BuyFormProps = {
  /** Null if it cannot be ordered; `problem` then says why. */
  quote: Quote | null
  problem: string | null
  formKey: string
  canTransfer: boolean
  countries: readonly Country[]
  country: string | null
  actionData: FormResult | undefined
}

/** Orders a selection and starts to pay it in one step, for what needs no attendees (ORDER-3). */
export function BuyForm({ quote, problem, formKey, canTransfer, ...rest }: BuyFormProps) {
  if (!quote) return problem && <FormMessage tone="error">{problem}</FormMessage>
  const order = { ...quote, billing: null, can_pay_by_transfer: canTransfer && quote.total > 0 }
  return (
    <BillingForm order={order} method={null} isLast {...rest}>
      <input type="hidden" name="intent" value={buyIntent} />
      <input type="hidden" name={appliedCodeField} value={quote.promo_code ?? ''} />
      <FormKeyInput value={formKey} />
      <ShownTotal total={quote.total} />
    </BillingForm>
  )
}
