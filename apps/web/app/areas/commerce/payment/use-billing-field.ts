import { useLingui } from '@lingui/react/macro'
import type { FormState } from '../../../lib/forms/use-form.ts'
import type { billingFields } from './billing-fields.ts'

type Name = keyof typeof billingFields

/** Returns the props of a field of the billing form, with the text of what is missing. */
export function useBillingField(form: FormState<Name>) {
  const { t } = useLingui()
  return (name: Name) => {
    const field = form.field(name)
    return field.error === 'required' ? { ...field, error: t`Please fill in this field.` } : field
  }
}
