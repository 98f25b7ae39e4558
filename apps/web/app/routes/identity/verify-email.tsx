import { FormMessage } from '@chignon/ui/form-message'
import { emailVerificationEndpoints } from '@chignon/contract/identity/email-verification'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { EmailConfirmed } from '../../areas/identity/account/email-confirmed.tsx'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { ActionForm } from '../../lib/forms/action-form.tsx'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { SubmitButton } from '../../lib/forms/submit-button.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import type { Route } from './+types/verify-email.ts'

export const headers = () => privateHeaders

export function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  return null
}

/** Sends the verification mail again. */
export async function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction({ context, request }, {}, ({ call }) => call(emailVerificationEndpoints.send, {}))
}

/** `/account/verify-email`: verification status, and a button to send the mail again. */
export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const form = useForm({}, { actionData, noValidate: true })
  const { result } = form
  const { email } = viewer
  const title = t`Confirm your e-mail address`
  if (viewer.email_verified) return <EmailConfirmed />
  return (
    <AccountPage
      seed="verify-email"
      coiffure="part"
      title={title}
      text={
        <Trans>
          We have sent a link to <bdi className="text-text wrap-anywhere">{email}</bdi>. Open it to confirm
          your address.
        </Trans>
      }
    >
      <PrivateHead title={title} />
      <ActionForm form={form}>
        {result && (
          <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
        )}
        <SubmitButton form={form}>
          <Trans>Send me a new link</Trans>
        </SubmitButton>
        <Link to="/profile/settings/security/email" className="justify-self-center text-small underline">
          <Trans>Use another address</Trans>
        </Link>
      </ActionForm>
    </AccountPage>
  )
}
