import type { Country } from '@chignon/contract/catalogue/base-data'
import type { Order } from '@chignon/contract/commerce/order'
import { fullName } from '@chignon/contract/identity/full-name'
import { Button } from '@chignon/ui/button'
import { PaymentMethod } from '@chignon/ui/payment-method'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useKeptForm } from '../../../lib/forms/use-kept-form.ts'
import { FormOutcome } from '../../identity/settings/form-outcome.tsx'
import { billingFields } from './billing-fields.ts'
import { OrderButtonLabel } from './order-button-label.tsx'
import type { PayingMethod } from './paying-method.ts'
import { PostalAddress } from './postal-address.tsx'
import { TermsAgreement } from './terms-agreement.tsx'
import { useBillingField } from './use-billing-field.ts'

type BillingFormProps = {
  order: Pick<Order, 'total' | 'currency' | 'can_pay_by_transfer' | 'billing'>
  method: PayingMethod | null
  countries: readonly Country[]
  /** ISO code of the buyer's country, if it is known. */
  country: string | null
  actionData: FormResult | undefined
  /** Whether the form also accepts the terms and orders, because the order has no review (ORDER-3). */
  isLast: boolean
  /** Hidden fields. */
  children?: ReactNode
}

/** Who the invoice is for, and how it is paid: country first, since it decides whether a postal address is needed. */
export function BillingForm({
  order,
  method,
  countries,
  country: known,
  actionData,
  isLast,
  children,
}: BillingFormProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const { billing, total } = order
  const form = useForm(billingFields, {
    actionData,
    noValidate: true,
    initialValues: {
      country: billing?.country ?? known ?? '',
      full_name: billing?.full_name ?? fullName(viewer),
      address: billing?.address ?? '',
      postal_code: billing?.postal_code ?? '',
      city: billing?.city ?? '',
      company: billing?.company ?? '',
      vat_number: billing?.vat_number ?? '',
    },
  })
  const { defaultValue: entered } = form.field('payment_method')
  const canTransfer = order.can_pay_by_transfer
  const wasTransfer = canTransfer && (entered ? entered === 'bank-transfer' : method === 'transfer')
  const [isTransfer, setTransfer] = useState(wasTransfer)
  const [country, setCountry] = useState(form.field('country').defaultValue ?? '')
  useKeptForm(form.formProps.ref, {
    onRestore: (kept) => {
      setCountry(kept.get('country') ?? '')
      setTransfer(kept.get('payment_method') === 'bank-transfer')
    },
  })
  const field = useBillingField(form)
  const { state: _state, ...countryField } = field('country')
  const isFree = total === 0
  return (
    <ActionForm form={form} className="grid gap-10">
      {children}
      <FormOutcome form={form} position="top" />
      {!(isFree && isLast) && (
        <fieldset className="grid gap-5">
          <legend className="mb-5 text-subtitle font-medium">
            <Trans>Billing address</Trans>
          </legend>
          <SelectField
            {...countryField}
            label={t`Country`}
            autoComplete="billing country"
            isRequired
            onValueChange={setCountry}
          >
            <option value="">{t`Choose a country`}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...field('full_name')} label={t`Full name`} />
          <PostalAddress form={form} total={total} country={country} />
        </fieldset>
      )}
      {!isFree && (
        <PaymentMethod
          defaultValue={wasTransfer ? 'bank-transfer' : 'card'}
          methods={canTransfer ? undefined : ['card']}
          onValueChange={(kind) => setTransfer(kind === 'bank-transfer')}
          labels={{
            label: t`How would you like to pay?`,
            card: t`Card`,
            cardText: t`Your order is complete at once.`,
            bankTransfer: t`Bank transfer`,
            bankTransferText: t`You get an invoice that is valid for 7 days. If it is not paid by then, your order is cancelled.`,
          }}
        />
      )}
      {isLast && <TermsAgreement isMissing={form.errorOf('terms') !== undefined} />}
      <FormOutcome form={form} position="bottom" />
      <Button
        type="submit"
        size="large"
        className="justify-self-start max-sm:w-full"
        isBusy={form.isSubmitting}
      >
        {isLast ? (
          <span key="order">
            <OrderButtonLabel method={isFree ? 'free' : isTransfer ? 'transfer' : 'card'} order={order} />
          </span>
        ) : (
          <span key="continue">
            <Trans>Continue to review</Trans>
          </span>
        )}
      </Button>
    </ActionForm>
  )
}
