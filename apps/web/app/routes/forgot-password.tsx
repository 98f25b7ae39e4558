import { FormMessage } from '@chignon/ui/form-message'
import { TextField } from '@chignon/ui/text-field'
import { maxEmailLength } from '@chignon/contract/business-rules'
import { passwordEndpoints } from '@chignon/contract/password'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { AccountPage } from '../areas/account/account-page.tsx'
import { SubmitButton } from '../areas/account/submit-button.tsx'
import { emailWithDomain } from '../lib/forms/field-patterns.ts'
import { runFormAction } from '../lib/forms/form-action.ts'
import { readForm } from '../lib/forms/read-form.ts'
import { useFormFields } from '../lib/forms/use-form-fields.ts'
import { useRootData } from '../lib/data/use-root-data.ts'
import { PageHead } from '../areas/site/page-head.tsx'
import type { Route } from './+types/forgot-password.ts'

export async function action({ context, request }: Route.ActionArgs) {
  return runFormAction(context, await readForm(request), (call, { email = '' }) =>
    call(passwordEndpoints.forgot, { body: { email } }),
  )
}

/** `/account/forgot-password`: requests a mail with a reset link. */
export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const form = useRef<HTMLFormElement>(null)
  const fields = useFormFields(form)
  const rejected = actionData?.outcome === 'refused' ? actionData : undefined
  const title = t`Forgot your password?`
  const text = t`Enter your e-mail address and we will send you a link to choose a new password.`
  return (
    <AccountPage
      seed="forgot-password"
      coiffure="wave"
      title={title}
      text={text}
      switchPrompt={<Trans>Remembered your password?</Trans>}
      switchLabel={<Trans>Log in</Trans>}
      switchAction={<Link to="/login" />}
    >
      <PageHead title={title} description={text} />
      <Form ref={form} method="post" className="grid gap-5" onInput={fields.onInput}>
        {actionData && (
          <FormMessage tone={rejected ? 'error' : 'success'}>
            {actionData.message}
            {!rejected && (
              <>
                {' '}
                <Trans>No e-mail after a few minutes? Check your spam folder or send it again.</Trans>
              </>
            )}
          </FormMessage>
        )}
        <TextField
          name="email"
          type="email"
          label={t`E-mail`}
          autoComplete="email"
          required
          pattern={emailWithDomain}
          maxLength={maxEmailLength}
          defaultValue={rejected?.given['email'] ?? viewer.email}
          state={rejected?.errors['email'] ? 'error' : fields.stateOf('email')}
          error={rejected?.errors['email']?.[0]}
        />
        <SubmitButton disabled={fields.isValid === false}>
          {actionData && !rejected ? <Trans>Send it again</Trans> : <Trans>Send me a link</Trans>}
        </SubmitButton>
      </Form>
    </AccountPage>
  )
}
