import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { TextField } from '@chignon/ui/text-field'
import { maxEmailLength, maxPasswordLength, minPasswordLength } from '@chignon/contract/business-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { emailWithDomain } from '../../lib/forms/field-patterns.ts'
import { useFormFields } from '../../lib/forms/use-form-fields.ts'
import type { AuthResult } from './auth-action.ts'
import { useAuthResult } from './use-auth-result.ts'

type LoginFormProps = {
  /** Where the form is rendered. In the modal the user stays on the current page. */
  surface: 'page' | 'modal'
  redirectTo: string
  /** Action result of a submit without JavaScript. */
  documentResult?: AuthResult | undefined
  onSignedIn?: (message: string) => void
  /** Called when the user follows a link in the form. */
  onLeave?: () => void
}

/** Login form with e-mail and password. */
export function LoginForm({ surface, redirectTo, documentResult, onSignedIn, onLeave }: LoginFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const fields = useFormFields(form)
  const fetcher = useFetcher<AuthResult>()
  const { given, inlineMessage } = useAuthResult(fetcher.data, documentResult, onSignedIn)
  const isRunning = fetcher.state !== 'idle'
  return (
    <fetcher.Form ref={form} method="post" action="/login" className="grid gap-5" onInput={fields.onInput}>
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" name="redirectTo" value={given['redirectTo'] ?? redirectTo} />
      {inlineMessage && <FormMessage tone="error">{inlineMessage}</FormMessage>}
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        required
        pattern={emailWithDomain}
        maxLength={maxEmailLength}
        defaultValue={given['email']}
        state={fields.stateOf('email')}
      />
      <div className="grid gap-2">
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          required
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
          state={fields.stateOf('password')}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
        />
        <Link
          to="/account/forgot-password"
          onClick={onLeave}
          className="touch-target relative justify-self-start text-small text-text-muted underline underline-offset-4 hover:text-text"
        >
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      <Button type="submit" size="large" isWide isBusy={isRunning} disabled={fields.isValid === false}>
        <Trans>Log in</Trans>
      </Button>
    </fetcher.Form>
  )
}
