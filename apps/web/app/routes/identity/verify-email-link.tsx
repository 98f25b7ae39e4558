import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { emailVerificationEndpoints } from '@chignon/contract/identity/email-verification'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { confirmEmailFields } from '../../areas/identity/account/account-fields.ts'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { EmailConfirmed } from '../../areas/identity/account/email-confirmed.tsx'
import { LinkExpired } from '../../areas/identity/account/link-expired.tsx'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { ActionForm } from '../../lib/forms/action-form.tsx'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { SubmitButton } from '../../lib/forms/submit-button.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import type { Route } from './+types/verify-email-link.ts'

export const headers = () => privateHeaders

export function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  return null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction({ context, request }, confirmEmailFields, ({ call }) =>
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
  const form = useForm(confirmEmailFields, { actionData, noValidate: true })
  const isRequesting = useNavigation().formMethod !== undefined
  const isOver = form.errorOf('token') !== undefined
  const title = t`Confirm your e-mail address`
  if (form.result?.outcome === 'done' || (isOver && viewer.email_verified)) return <EmailConfirmed />
  if (isOver)
    return (
      <LinkExpired
        text={<Trans>Confirmation links work once and expire after 3 days. Request a new one below.</Trans>}
      >
        <Form method="post" action="/account/verify-email">
          <Button type="submit" size="large" isWide isBusy={isRequesting}>
            <Trans>Send me a new link</Trans>
          </Button>
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
      <ActionForm form={form}>
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        <SubmitButton form={form}>
          <Trans>Confirm my address</Trans>
        </SubmitButton>
      </ActionForm>
    </AccountPage>
  )
}
