import { FormMessage } from '@chignon/ui/form-message'
import { TextField } from '@chignon/ui/text-field'
import { passwordEndpoints } from '@chignon/contract/identity/password'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useProblemTexts } from '../../areas/identity/account/use-problem-texts.ts'
import { forgotPasswordFields } from '../../areas/identity/account/account-fields.ts'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { ActionForm } from '../../lib/forms/action-form.tsx'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { SubmitButton } from '../../lib/forms/submit-button.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/forgot-password.ts'

export function action({ context, request }: Route.ActionArgs) {
  return runFormAction({ context, request }, forgotPasswordFields, ({ call, values }) =>
    call(passwordEndpoints.forgot, { body: values }),
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/account/forgot-password`: requests a mail with a reset link. */
export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const form = useForm(forgotPasswordFields, {
    actionData,
    initialValues: { email: viewer.email },
    textOfProblem: useProblemTexts(),
  })
  const sent = form.result?.outcome === 'done' ? form.result : undefined
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
      <ActionForm form={form}>
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        {sent && (
          <FormMessage tone="success">
            {sent.message}{' '}
            <Trans>No e-mail after a few minutes? Check your spam folder or send it again.</Trans>
          </FormMessage>
        )}
        <TextField {...form.field('email')} label={t`E-mail`} />
        <SubmitButton form={form}>
          {sent ? <Trans>Send it again</Trans> : <Trans>Send me a link</Trans>}
        </SubmitButton>
      </ActionForm>
    </AccountPage>
  )
}
