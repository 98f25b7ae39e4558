import { emailChangeEndpoints } from '@chignon/contract/identity/email-change'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { LinkExpired } from '../../areas/identity/account/link-expired.tsx'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { emailLinkFields } from '../../areas/identity/settings/security/change-email-fields.ts'
import { ActionForm } from '../../lib/forms/action-form.tsx'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { SubmitButton } from '../../lib/forms/submit-button.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/undo-email-change.ts'

export const headers = () => privateHeaders

export function action({ context, params, request }: Route.ActionArgs) {
  return runFormAction({ context, request }, emailLinkFields, async ({ call }) => {
    const { data } = await call(emailChangeEndpoints.undo, { body: { token: params.slug } })
    // All sessions of the account have ended; this browser may have had one.
    context.session.end()
    throw redirect(`/account/password-reset/${data.password_token}`)
  })
}

/** `/account/undo-email-change/:slug`: target of the link that was mailed to the old address. It needs no session. */
export default function UndoEmailChange({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const form = useForm(emailLinkFields, { actionData, noValidate: true })
  const title = t`Restore your e-mail address`
  if (form.errorOf('token'))
    return (
      <LinkExpired
        text={<Trans>The address was restored already, or the change was made more than 14 days ago.</Trans>}
      >
        <Button asChild size="large" isWide>
          <Link to="/contact">
            <Trans>Write to us</Trans>
          </Link>
        </Button>
      </LinkExpired>
    )
  return (
    <AccountPage
      seed="undo-email-change"
      coiffure="part"
      title={title}
      text={
        <Trans>
          Your account gets back the address to which this link was sent. All devices are logged out, and you
          choose a new password.
        </Trans>
      }
    >
      <PrivateHead title={title} />
      <ActionForm form={form}>
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        <SubmitButton form={form}>
          <Trans>Restore my address</Trans>
        </SubmitButton>
      </ActionForm>
    </AccountPage>
  )
}
