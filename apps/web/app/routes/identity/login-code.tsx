import { FormMessage } from '@chignon/ui/form-message'
import { OneTimeCode } from '@chignon/ui/one-time-code'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { useProblemTexts } from '../../areas/identity/account/use-problem-texts.ts'
import { codeFields } from '../../areas/identity/account/account-fields.ts'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { finishWithCode } from '../../areas/identity/account/second-step.ts'
import { ActionForm } from '../../lib/forms/action-form.tsx'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { SubmitButton } from '../../lib/forms/submit-button.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/login-code.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['guest'], { context, request })
  if (!(await context.pendingSignIn.read())) throw redirect('/login')
  return { asksForRecoveryCode: new URL(request.url).searchParams.has('recovery-code') }
}

export function action({ context, request }: Route.ActionArgs) {
  return finishWithCode({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/login/code`: the second step of a login (SECOND-FACTOR-2). */
export default function LoginCode({ loaderData: { asksForRecoveryCode }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const form = useForm(codeFields, { actionData, textOfProblem: useProblemTexts() })
  const error = form.errorOf('code')
  return (
    <AccountPage
      seed="second-step"
      coiffure="braid"
      title={t`Enter your code`}
      text={
        asksForRecoveryCode
          ? t`Enter one of the recovery codes you saved. Each works once.`
          : t`Open your authenticator app and enter the code it shows for your account.`
      }
      switchPrompt={asksForRecoveryCode ? t`Found your phone?` : t`No access to your app?`}
      switchLabel={asksForRecoveryCode ? t`Use the app` : t`Use a recovery code`}
      switchAction={<Link to={asksForRecoveryCode ? '/login/code' : '/login/code?recovery-code'} />}
    >
      <PrivateHead title={t`Enter your code`} />
      <ActionForm form={form} key={String(asksForRecoveryCode)}>
        {form.message && !error && <FormMessage tone="error">{form.message}</FormMessage>}
        {asksForRecoveryCode ? (
          <TextField {...form.field('code')} autoComplete="off" label={t`Recovery code`} dir="ltr" />
        ) : (
          <OneTimeCode name="code" label={t`Code`} error={error} isRequired />
        )}
        <SubmitButton form={form}>
          <Trans>Log in</Trans>
        </SubmitButton>
      </ActionForm>
    </AccountPage>
  )
}
