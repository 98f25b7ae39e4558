import type { Billing } from '@chignon/contract/commerce/billing'
import type { StaffOrderDetail } from '@chignon/contract/commerce/staff-order'
import { FormMessage } from '@chignon/ui/form-message'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { countryListQuery, loadSetBilling, moneyNouns } from './order-queries.ts'

type BillingDialogProps = { order: StaffOrderDetail; open: boolean; onClose: () => void }

/** Changes to whom an order is billed: says first what becomes of an invoice that was issued (INVOICE-13). */
export function BillingDialog({ order, open, onClose }: BillingDialogProps) {
  const { t } = useLingui()
  const [billing, setBilling] = useState<Billing>(() => order.billing ?? emptyFor(order.buyer.full_name))
  const { send, isBusy, errorOf } = useStaffCall(loadSetBilling, moneyNouns)
  const { data } = useLoadedQuery(countryListQuery({}))
  const countries = data?.data ?? []
  const isKnown = countries.some(({ code }) => code === billing.country)
  const invoice = order.documents.findLast(({ kind }) => kind === 'invoice')?.number
  const submit = async () => {
    if (await send({ params: { id: order.id }, body: billing })) onClose()
  }
  const field = (name: keyof Billing, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={billing[name] ?? ''}
      onValueChange={(text) => setBilling({ ...billing, [name]: text })}
      error={errorOf(name)}
      maxLength={maxLength}
    />
  )
  return (
    <FormDialog
      title={t`Invoice to`}
      submit={invoice === undefined ? <Trans>Save</Trans> : <Trans>Issue again</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      {invoice !== undefined && (
        <FormMessage>
          <Trans>
            Invoice {invoice} stays as it is. A credit note cancels it, a new invoice replaces it, and{' '}
            {order.buyer.full_name} is mailed both. No money moves.
          </Trans>
        </FormMessage>
      )}
      {field('full_name', t`Name`, 120)}
      {field('company', t`Company`, 120)}
      {field('address', t`Street and number`, 200)}
      <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
        {field('postal_code', t`Postal code`, 20)}
        {field('city', t`City`, 80)}
      </div>
      <SelectField
        label={t`Country`}
        value={billing.country}
        onValueChange={(country) => setBilling({ ...billing, country })}
        error={errorOf('country')}
      >
        {!isKnown && <option value={billing.country}>{billing.country}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {field('vat_number', t`VAT number`, 20)}
    </FormDialog>
  )
}

function emptyFor(name: string): Billing {
  return {
    full_name: name,
    company: null,
    address: '',
    postal_code: '',
    city: '',
    country: '',
    vat_number: null,
  }
}
