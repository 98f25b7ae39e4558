import type { Business } from '@chignon/contract/identity/business'
import type { Named } from '@chignon/contract/platform/primitives'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useProblemTexts } from '../../account/use-problem-texts.ts'
import { ActionForm } from '../../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../../lib/forms/form-result.ts'
import { useForm } from '../../../../lib/forms/use-form.ts'
import { OpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { businessFields } from './business-fields.ts'
import { FormOutcome } from '../form-outcome.tsx'
import { SaveButton } from '../save-button.tsx'

type BusinessFormProps = {
  /** The business to change; null to add one. */
  business: Business | null
  types: readonly Named[]
  actionData: FormResult | undefined
}

/** Adds or changes a business (PROFILE-9). */
export function BusinessForm({ business, types, actionData }: BusinessFormProps) {
  const { t } = useLingui()
  const form = useForm(businessFields, {
    actionData,
    textOfProblem: useProblemTexts(),
    initialValues: {
      type_id: business?.type.id ?? '',
      name: business?.name ?? '',
      phone: business?.phone ?? '',
      address: business?.address ?? '',
    },
  })
  return (
    <ActionForm form={form} className="grid max-w-prose grid-cols-1 gap-5">
      <OpenedFor result={form.result} />
      <FormOutcome form={form} position="top" />
      <SelectField {...form.field('type_id')} label={t`Type`} isRequired>
        <option value="">{t`Choose a type`}</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('name')} label={t`Name of the business`} dir="auto" />
      <TextField
        {...form.field('phone')}
        label={t`Phone (optional)`}
        hint={<Trans>Everyone can call this number from your profile.</Trans>}
        dir="auto"
      />
      <TextareaField
        {...form.field('address')}
        label={t`Address (optional)`}
        hint={<Trans>Only you see the address.</Trans>}
        rows={3}
        dir="auto"
      />
      <FormOutcome form={form} position="bottom" />
      <SaveButton form={form}>
        <Trans>Save</Trans>
      </SaveButton>
    </ActionForm>
  )
}
