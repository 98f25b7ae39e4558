import type { Country } from '@chignon/contract/base'
import type { Order } from '@chignon/contract/order'
import { Button } from '@chignon/ui/button'
import { PaymentMethod } from '@chignon/ui/payment-method'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useKeptForm } from '../../../lib/forms/use-kept-form.ts'
import { FormOutcome } from '../../settings/form-outcome.tsx'
import { billingFields } from './billing-fields.ts'
import type { PayingMethod } from './paying-method.ts'

type BillingFormProps = {
  order: Order
  method: PayingMethod | null
  countries: readonly Country[]
  /** ISO code of the buyer's country, if it is known. */
  country: string | null
  actionData: FormResult | undefined
}

/** Billing address and method of payment. */
export function BillingForm({ order, method, countries, country, actionData }: BillingFormProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const { billing } = order
  const form = useForm(billingFields, {
    actionData,
    noValidate: true,
    initialValues: {
      full_name: billing?.full_name ?? `${viewer.first_name} ${viewer.last_name}`.trim(),
      company: billing?.company ?? '',
      address: billing?.address ?? '',
      postal_code: billing?.postal_code ?? '',
      city: billing?.city ?? '',
      country: billing?.country ?? country ?? '',
      vat_number: billing?.vat_number ?? '',
    },
  })
  useKeptForm(form.formProps.ref)
  const { defaultValue: entered } = form.field('payment_method')
  const isTransfer = entered ? entered === 'bank-transfer' : method === 'transfer'
  const {
    state: _state,
    isRequired: _isRequired,
    ...countryField
  } = { isRequired: false, ...form.field('country') }
  return (
    <ActionForm form={form} className="grid gap-10">
      <FormOutcome form={form} position="top" />
      <fieldset className="grid gap-5">
        <legend className="mb-5 text-subtitle font-medium">
          <Trans>Billing address</Trans>
        </legend>
        <TextField {...form.field('full_name')} label={t`Full name`} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('company')} label={t`Company (optional)`} />
          <TextField {...form.field('vat_number')} label={t`VAT number (optional)`} dir="auto" />
        </div>
        <TextField {...form.field('address')} label={t`Street and number`} />
        <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
          <TextField {...form.field('postal_code')} label={t`Postal code`} />
          <TextField {...form.field('city')} label={t`City`} />
        </div>
        <SelectField {...countryField} label={t`Country`} autoComplete="billing country" isRequired>
          <option value="">{t`Choose a country`}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </fieldset>
      {order.total > 0 && (
        <PaymentMethod
          defaultValue={isTransfer && order.can_pay_by_transfer ? 'bank-transfer' : 'card'}
          methods={order.can_pay_by_transfer ? undefined : ['card']}
          labels={{
            label: t`How would you like to pay?`,
            card: t`Card`,
            cardText: t`Your order is complete at once.`,
            bankTransfer: t`Bank transfer`,
            bankTransferText: t`You get an invoice that is valid for 7 days. If it is not paid by then, your order is cancelled.`,
          }}
        />
      )}
      <FormOutcome form={form} position="bottom" />
      <Button
        type="submit"
        size="large"
        className="justify-self-start max-sm:w-full"
        isBusy={form.isSubmitting}
        disabled={form.isDisabled}
      >
        <Trans>Continue to review</Trans>
      </Button>
    </ActionForm>
  )
}
