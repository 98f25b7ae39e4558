import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { maxPasswordLength, minPasswordLength } from '@chignon/contract/business-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form } from 'react-router'
import type { FormActionResult } from '../../lib/forms/form-action.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { useFormFields } from '../../lib/forms/use-form-fields.ts'
import { SubmitButton } from './submit-button.tsx'

/** Form for a new password, entered twice. It posts to its own URL, which contains the token. */
export function ResetPasswordForm({ answer }: { answer: FormActionResult | undefined }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const fields = useFormFields(form)
  const length = useFormats().number(minPasswordLength)
  const rejected = answer?.outcome === 'refused' ? answer : undefined
  const field = (name: string) => ({
    name,
    autoComplete: 'new-password',
    required: true,
    minLength: minPasswordLength,
    maxLength: maxPasswordLength,
    state: rejected?.errors[name] ? ('error' as const) : fields.stateOf(name),
    error: rejected?.errors[name]?.[0],
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
  })
  return (
    <Form ref={form} method="post" className="grid gap-5" onInput={fields.onInput}>
      {rejected && <FormMessage tone="error">{rejected.message}</FormMessage>}
      <PasswordField
        {...field('password')}
        label={t`New password`}
        hint={<Trans>At least {length} characters</Trans>}
      />
      <PasswordField
        {...field('password_confirmation')}
        label={t`Confirm password`}
        data-same-as="password"
      />
      <SubmitButton disabled={fields.isValid === false}>
        <Trans>Change password</Trans>
      </SubmitButton>
    </Form>
  )
}
