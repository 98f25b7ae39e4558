import { FormMessage } from '@chignon/ui/form-message'
import { emailVerificationEndpoints } from '@chignon/contract/email-verification'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { AccountPage } from '../areas/account/account-page.tsx'
import { EmailConfirmed } from '../areas/account/email-confirmed.tsx'
import { LinkExpired } from '../areas/account/link-expired.tsx'
import { PrivateHead } from '../areas/account/private-head.tsx'
import { applyGuards } from '../areas/account/guards.ts'
import { SubmitButton } from '../areas/account/submit-button.tsx'
import { runFormAction } from '../lib/forms/form-action.ts'
import { privateHeaders } from '../lib/routing/private-headers.ts'
import { useRootData } from '../lib/data/use-root-data.ts'
import type { Route } from './+types/verify-email-link.ts'

export const headers = () => privateHeaders

export function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  return null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction(context, new FormData(), (call) =>
    call(emailVerificationEndpoints.confirm, { body: { token: params.slug } }),
  )
}

/**
 * `/account/verify-email/:slug`: target of a mailed link. Confirming takes a button, because mail scanners open links,
 * and the session of the account, because anyone can register with another person's address.
 */
export default function VerifyEmailLink({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const isOver = actionData?.outcome === 'refused' && actionData.errors['token'] !== undefined
  const title = t`Confirm your e-mail address`
  if (actionData?.outcome === 'done' || (isOver && viewer.email_verified)) return <EmailConfirmed />
  if (isOver)
    return (
      <LinkExpired
        text={<Trans>Confirmation links work once and expire after 3 days. Request a new one below.</Trans>}
      >
        <Form method="post" action="/account/verify-email">
          <SubmitButton>
            <Trans>Send me a new link</Trans>
          </SubmitButton>
        </Form>
      </LinkExpired>
    )
  return (
    <AccountPage
      seed="verify-email"
      coiffure="part"
      title={title}
      text={<Trans>Confirm that this e-mail address is yours.</Trans>}
    >
      <PrivateHead title={title} />
      <Form method="post" className="grid gap-5">
        {actionData && <FormMessage tone="error">{actionData.message}</FormMessage>}
        <SubmitButton>
          <Trans>Confirm my address</Trans>
        </SubmitButton>
      </Form>
    </AccountPage>
  )
}
