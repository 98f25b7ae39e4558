import { Button } from '@chignon/ui/button'
import { Checkbox } from '@chignon/ui/checkbox'
import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { TextField } from '@chignon/ui/text-field'
import {
  maxEmailLength,
  maxNameLength,
  maxPasswordLength,
  minPasswordLength,
} from '@chignon/contract/business-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { emailWithDomain, notBlank } from '../../lib/forms/field-patterns.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { useFormFields } from '../../lib/forms/use-form-fields.ts'
import type { AuthResult } from './auth-action.ts'
import { useAuthResult } from './use-auth-result.ts'

type RegisterFormProps = {
  surface: 'page' | 'modal'
  redirectTo: string
  /** Action result of a submit without JavaScript. */
  documentResult?: AuthResult | undefined
  onSignedIn?: (message: string) => void
}

/** Register form. Accepting the terms is required. */
export function RegisterForm({ surface, redirectTo, documentResult, onSignedIn }: RegisterFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const fields = useFormFields(form)
  const fetcher = useFetcher<AuthResult>()
  const { given, errors, isTermsMissing, inlineMessage } = useAuthResult(
    fetcher.data,
    documentResult,
    onSignedIn,
  )
  const [hasAgreed, setHasAgreed] = useState(false)
  const isRunning = fetcher.state !== 'idle'
  const field = (name: string) => ({
    name,
    state: errors[name] ? ('error' as const) : fields.stateOf(name),
    error: errors[name]?.[0],
  })
  const toggleLabels = { showLabel: t`Show password`, hideLabel: t`Hide password` }
  const length = useFormats().number(minPasswordLength)
  return (
    <fetcher.Form ref={form} method="post" action="/register" className="grid gap-5" onInput={fields.onInput}>
      {/* Submitted by a script, the form shows the server's greeting; submitted without scripts, it is redirected. */}
      <input type="hidden" name="surface" value={fields.isValid === undefined ? surface : 'modal'} />
      <input type="hidden" name="redirectTo" value={given['redirectTo'] ?? redirectTo} />
      {inlineMessage && <FormMessage tone="error">{inlineMessage}</FormMessage>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('first_name')}
          label={t`First name`}
          autoComplete="given-name"
          required
          pattern={notBlank}
          maxLength={maxNameLength}
          defaultValue={given['first_name']}
        />
        <TextField
          {...field('last_name')}
          label={t`Last name`}
          autoComplete="family-name"
          required
          pattern={notBlank}
          maxLength={maxNameLength}
          defaultValue={given['last_name']}
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        required
        pattern={emailWithDomain}
        maxLength={maxEmailLength}
        defaultValue={given['email']}
      />
      <PasswordField
        {...field('password')}
        {...toggleLabels}
        label={t`Password`}
        hint={<Trans>At least {length} characters</Trans>}
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        maxLength={maxPasswordLength}
      />
      <PasswordField
        {...field('password_confirmation')}
        {...toggleLabels}
        data-same-as="password"
        label={t`Confirm password`}
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        maxLength={maxPasswordLength}
      />
      <Checkbox
        name="terms"
        label={
          <Trans>
            I agree to the{' '}
            <Link to="/support/terms-and-conditions" target="_blank" className="underline underline-offset-4">
              terms & conditions
            </Link>
          </Trans>
        }
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        error={isTermsMissing && !hasAgreed ? t`You have to agree to the terms & conditions` : undefined}
      />
      <Button type="submit" size="large" isWide isBusy={isRunning} disabled={fields.isValid === false}>
        <Trans>Register</Trans>
      </Button>
    </fetcher.Form>
  )
}
