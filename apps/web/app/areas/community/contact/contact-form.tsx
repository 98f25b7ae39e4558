import { FormMessage } from '@chignon/ui/form-message'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useKeptForm } from '../../../lib/forms/use-kept-form.ts'
import { contactFields } from './contact-fields.ts'
import { fullName } from '@chignon/contract/identity/full-name'

/** Contact form: name, e-mail address, subject, optional message. */
export function ContactForm({ actionData }: { actionData: FormResult | undefined }) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const form = useForm(contactFields, {
    actionData,
    noValidate: true,
    initialValues: { full_name: fullName(viewer), email: viewer.email },
  })
  useKeptForm(form.formProps.ref)
  const { result } = form
  const isIncomplete =
    result?.outcome === 'rejected' &&
    Object.entries(contactFields).some(
      ([name, field]) => 'isRequired' in field && !result.values[name]?.trim(),
    )
  const { name: honeypot } = form.field('second_subject')
  return (
    <ActionForm form={form}>
      {form.message && (
        <FormMessage tone="error">{isIncomplete ? t`Please fill all fields!` : form.message}</FormMessage>
      )}
      <TextField {...form.field('full_name')} label={t`Full name`} />
      <TextField {...form.field('email')} label={t`E-mail`} hint={t`We will reply to this address.`} />
      <TextField {...form.field('subject')} label={t`Subject`} />
      <TextareaField {...form.field('message')} label={t`Message (optional)`} rows={5} />
      <label className="sr-only" aria-hidden="true">
        {t`Leave this field empty`}
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      <SubmitButton form={form}>
        <Trans>Send message</Trans>
      </SubmitButton>
    </ActionForm>
  )
}
