import { Checkbox } from '@chignon/ui/checkbox'
import { TextField, type TextFieldProps } from '@chignon/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { requiredText } from '../../../lib/forms/form-fields.ts'
import type { FormState } from '../../../lib/forms/use-form.ts'

type PersonNameFieldsProps = {
  form: Pick<FormState, 'isHydrated' | 'validate'> & {
    field: (name: 'first_name' | 'last_name') => Omit<TextFieldProps, 'label'>
    checkbox: (name: 'single_name') => { name: string; defaultChecked: boolean; error: string | undefined }
  }
}

/** First and last name, or the only name of a person who has one (USER-1). */
export function PersonNameFields({ form }: PersonNameFieldsProps) {
  const { t } = useLingui()
  const single = form.checkbox('single_name')
  const [isSingle, setIsSingle] = useState(single.defaultChecked)
  // Before scripts are running the last name cannot be hidden, and a person with one name leaves it empty.
  const isLeftOut = isSingle && form.isHydrated
  // After the last name is shown or hidden, since hidden inputs are valid.
  const validateWith = useEffectEvent((_isLeftOut: boolean) => form.validate())
  useEffect(() => validateWith(isLeftOut), [isLeftOut])
  return (
    <div className="grid gap-4">
      <div className={isLeftOut ? 'grid' : 'grid gap-5 sm:grid-cols-2'}>
        <TextField {...form.field('first_name')} label={isLeftOut ? t`Name` : t`First name`} />
        <TextField
          {...form.field('last_name')}
          {...(form.isHydrated && !isSingle ? requiredText : {})}
          label={t`Last name`}
          disabled={isLeftOut}
          className={isLeftOut ? 'hidden' : undefined}
        />
      </div>
      <Checkbox {...single} label={t`I have only one name`} onCheckedChange={setIsSingle} />
    </div>
  )
}
