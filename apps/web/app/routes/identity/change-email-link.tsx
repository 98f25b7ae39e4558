import { emailChangeEndpoints } from '@chignon/contract/identity/email-change'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { LinkExpired } from '../../areas/identity/account/link-expired.tsx'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { emailLinkFields } from '../../areas/identity/settings/security/change-email-fields.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { ActionForm } from '../../lib/forms/action-form.tsx'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { SubmitButton } from '../../lib/forms/submit-button.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/change-email-link.ts'

export const headers = () => privateHeaders

export function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  return null
}

export function action({ context, params, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction({ context, request }, emailLinkFields, ({ call }) =>
    call(emailChangeEndpoints.confirm, { body: { token: params.slug } }),
  )
}

/**
 * `/account/change-email/:slug`: target of the link that was mailed to a new address. Confirming takes a button, because mail scanners
 * open links, and the session of the account, because anyone can enter another person's address.
 */
export default function ChangeEmailLink({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const form = useForm(emailLinkFields, { actionData, noValidate: true })
  const { email } = viewer
  const [question, done] = [t`Confirm your new e-mail address`, t`Your e-mail address has been changed`]
  if (form.result?.outcome === 'done')
    return (
      <AccountPage
        seed="email-changed"
        coiffure="braid"
        title={done}
        text={
          <Trans>
            From now on, you log in with <bdi className="wrap-anywhere text-text">{email}</bdi>.
          </Trans>
        }
      >
        <PrivateHead title={done} />
        <Button asChild size="large" isWide>
          <Link to="/profile">
            <Trans>My profile</Trans>
          </Link>
        </Button>
      </AccountPage>
    )
  if (form.errorOf('token'))
    return (
      <LinkExpired
        text={
          <Trans>
            These links work once and expire after a day. A later request replaces the earlier one.
          </Trans>
        }
      >
        <Button asChild size="large" isWide>
          <Link to="/profile/settings/security/email">
            <Trans>Change e-mail address</Trans>
          </Link>
        </Button>
      </LinkExpired>
    )
  return (
    <AccountPage
      seed="change-email"
      coiffure="part"
      title={question}
      text={
        <Trans>
          Your account now has the address <bdi className="wrap-anywhere text-text">{email}</bdi>. Confirm to
          use the address to which this link was sent.
        </Trans>
      }
    >
      <PrivateHead title={question} />
      <ActionForm form={form}>
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        <SubmitButton form={form}>
          <Trans>Use the new address</Trans>
        </SubmitButton>
      </ActionForm>
    </AccountPage>
  )
}
