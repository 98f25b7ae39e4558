import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { loginFields } from './account-fields.ts'
import { useAuthForm, type AuthFormProps } from './use-auth-form.ts'

type LoginFormProps = AuthFormProps & {
  /** Called when the user follows a link in the form. */
  onLeave?: () => void
}

/** Login form with e-mail and password. */
export function LoginForm({ onLeave, ...props }: LoginFormProps) {
  const { t } = useLingui()
  const { form, inlineMessage } = useAuthForm(loginFields, { ...props, messageAt: 'password' })
  return (
    <ActionForm form={form}>
      {inlineMessage && <FormMessage tone="error">{inlineMessage}</FormMessage>}
      <TextField {...form.field('email')} label={t`E-mail`} />
      <div className="grid gap-2">
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          labels={{ show: t`Show password`, hide: t`Hide password` }}
        />
        <Link
          to="/account/forgot-password"
          onClick={onLeave}
          className="touch-target relative justify-self-start text-small text-text-muted underline underline-offset-4 hover:text-text"
        >
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      <SubmitButton form={form}>
        <Trans>Log in</Trans>
      </SubmitButton>
    </ActionForm>
  )
}
