import { Checkbox } from '@chignon/ui/checkbox'
import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { TextField } from '@chignon/ui/text-field'
import { minPasswordLength } from '@chignon/contract/identity/identity-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { registerFields } from './account-fields.ts'
import { PersonNameFields } from './person-name-fields.tsx'
import { useAuthForm, type AuthFormProps } from './use-auth-form.ts'

/** Register form. Accepting the terms is required. */
export function RegisterForm(props: AuthFormProps) {
  const { t } = useLingui()
  const { form, inlineMessage } = useAuthForm(registerFields, props)
  const toggleLabels = { show: t`Show password`, hide: t`Hide password` }
  const length = useFormats().number(minPasswordLength)
  return (
    <ActionForm form={form}>
      {inlineMessage && <FormMessage tone="error">{inlineMessage}</FormMessage>}
      <PersonNameFields form={form} />
      <TextField {...form.field('email')} label={t`E-mail`} />
      <PasswordField
        {...form.field('password')}
        labels={toggleLabels}
        label={t`Password`}
        hint={<Trans>At least {length} characters</Trans>}
      />
      <PasswordField
        {...form.field('password_confirmation')}
        labels={toggleLabels}
        label={t`Confirm password`}
      />
      <Checkbox
        {...form.checkbox('terms')}
        error={form.errorOf('terms') && t`You have to agree to the terms & conditions`}
        label={
          <Trans>
            I agree to the{' '}
            <Link to="/support/terms-and-conditions" target="_blank" className="underline underline-offset-4">
              terms & conditions
            </Link>
          </Trans>
        }
      />
      <SubmitButton form={form}>
        <Trans>Register</Trans>
      </SubmitButton>
    </ActionForm>
  )
}
