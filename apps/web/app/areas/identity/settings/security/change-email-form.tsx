import type { EmailChange } from '@chignon/contract/identity/email-change'
import { PasswordField } from '@chignon/ui/password-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionForm } from '../../../../lib/forms/action-form.tsx'
import { OpenedFor } from '../../../../lib/forms/opened-for.tsx'
import type { FormState } from '../../../../lib/forms/use-form.ts'
import { FormOutcome } from '../form-outcome.tsx'
import { SaveButton } from '../save-button.tsx'
import type { changeEmailFields } from './change-email-fields.ts'

type ChangeEmailFormProps = {
  form: FormState<keyof typeof changeEmailFields>
  proof: EmailChange['proof']
}

/** The new address, with the password, or a code if there is none (EMAIL-CHANGE-2). */
export function ChangeEmailForm({ form, proof }: ChangeEmailFormProps) {
  const { t } = useLingui()
  return (
    <ActionForm form={form} className="grid max-w-120 grid-cols-1 gap-5">
      <OpenedFor result={form.result} />
      <FormOutcome form={form} position="top" />
      <TextField {...form.field('email')} label={t`New e-mail address`} dir="ltr" />
      {proof === 'password' && (
        <PasswordField
          {...form.field('password')}
          label={t`Your password`}
          labels={{ show: t`Show password`, hide: t`Hide password` }}
        />
      )}
      {proof === 'code' && (
        <TextField
          {...form.field('code')}
          label={t`Code`}
          hint={t`From your authenticator app, or one of your recovery codes.`}
        />
      )}
      <FormOutcome form={form} position="bottom" />
      <SaveButton form={form}>
        <Trans>Send me a link</Trans>
      </SaveButton>
    </ActionForm>
  )
}
