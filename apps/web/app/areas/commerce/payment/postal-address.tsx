import { needsPostalAddress, postalFields } from '@chignon/contract/commerce/billing-rules'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormState } from '../../../lib/forms/use-form.ts'
import type { billingFields } from './billing-fields.ts'
import { useBillingField } from './use-billing-field.ts'

type PostalAddressProps = {
  form: FormState<keyof typeof billingFields>
  total: number
  country: string
}

/** Postal address, company and VAT number: folded, unless the invoice needs them in this country (INVOICE-11) or something was entered. */
export function PostalAddress({ form, total, country }: PostalAddressProps) {
  const { t } = useLingui()
  const [company, setCompany] = useState(form.field('company').defaultValue ?? '')
  const [vatNumber, setVatNumber] = useState(form.field('vat_number').defaultValue ?? '')
  const field = useBillingField(form)
  const isNeeded = needsPostalAddress(total, { country, company, vat_number: vatNumber })
  const isEntered = ([...postalFields, 'company', 'vat_number'] as const).some(
    (name) => form.field(name).defaultValue || form.errorOf(name),
  )
  const [isUnfolded, setUnfolded] = useState(isEntered)
  return (
    <details
      open={isNeeded || isUnfolded || isEntered}
      onToggle={(toggle) => {
        if (!isNeeded) setUnfolded(toggle.currentTarget.open)
      }}
    >
      <summary
        hidden={isNeeded}
        className="touch-target inline-flex min-h-9 cursor-pointer list-none items-center rounded-media font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current [&[hidden]]:hidden [&::-webkit-details-marker]:hidden"
      >
        <Trans>Add a postal address or a company</Trans>
      </summary>
      <div className="mt-5 grid gap-5 [summary[hidden]+&]:mt-0">
        <TextField {...field('address')} label={t`Street and number`} isRequired={isNeeded} />
        <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
          <TextField {...field('postal_code')} label={t`Postal code`} isRequired={isNeeded} />
          <TextField {...field('city')} label={t`City`} isRequired={isNeeded} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('company')}
            label={t`Company (optional)`}
            onChange={(change) => setCompany(change.currentTarget.value)}
          />
          <TextField
            {...field('vat_number')}
            label={t`VAT number (optional)`}
            dir="auto"
            onChange={(change) => setVatNumber(change.currentTarget.value)}
          />
        </div>
      </div>
    </details>
  )
}
