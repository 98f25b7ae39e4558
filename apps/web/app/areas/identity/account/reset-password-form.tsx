import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { minPasswordLength } from '@chignon/contract/identity/identity-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import type { FormState } from '../../../lib/forms/use-form.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import type { resetPasswordFields } from './account-fields.ts'

/** Form for a new password, entered twice. It posts to its own URL, which contains the token. */
export function ResetPasswordForm({ form }: { form: FormState<keyof typeof resetPasswordFields> }) {
  const { t } = useLingui()
  const toggleLabels = { show: t`Show password`, hide: t`Hide password` }
  const length = useFormats().number(minPasswordLength)
  return (
    <ActionForm form={form}>
      {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
      <PasswordField
        {...form.field('password')}
        labels={toggleLabels}
        label={t`New password`}
        hint={<Trans>At least {length} characters</Trans>}
      />
      <PasswordField
        {...form.field('password_confirmation')}
        labels={toggleLabels}
        label={t`Confirm password`}
      />
      <SubmitButton form={form}>
        <Trans>Change password</Trans>
      </SubmitButton>
    </ActionForm>
  )
}
