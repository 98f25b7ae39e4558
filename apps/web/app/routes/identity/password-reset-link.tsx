import { Button } from '@chignon/ui/button'
import { passwordEndpoints } from '@chignon/contract/identity/password'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { useProblemTexts } from '../../areas/identity/account/use-problem-texts.ts'
import { resetPasswordFields } from '../../areas/identity/account/account-fields.ts'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { LinkExpired } from '../../areas/identity/account/link-expired.tsx'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { ResetPasswordForm } from '../../areas/identity/account/reset-password-form.tsx'
import { withoutSession } from '../../lib/data/without-session.ts'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { callFor } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { errorResponse } from '../../lib/routing/error-response.ts'
import type { Route } from './+types/password-reset-link.ts'

export const headers = () => privateHeaders

/** Checks whether the link still works. That does not invalidate it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    await callFor(withoutSession(context))(passwordEndpoints.check, { body: { token: params.slug } })
    return { isOver: false }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status !== 422) throw errorResponse(error.status, error.problem.message)
    return { isOver: true }
  }
}

export function action({ context, request, params }: Route.ActionArgs) {
  return runFormAction({ context, request }, resetPasswordFields, async ({ call, values }) => {
    await call(passwordEndpoints.reset, { body: { ...values, token: params.slug } })
    // The reset ended all sessions of the user, including this one.
    context.session.end()
    throw redirect('/login?notice=password-changed')
  })
}

/** `/account/password-reset/:slug`: target of a mailed link. */
export default function PasswordResetLink({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const form = useForm(resetPasswordFields, { actionData, textOfProblem: useProblemTexts() })
  const title = t`Choose a new password`
  if (loaderData.isOver || form.errorOf('token'))
    return (
      <LinkExpired
        text={<Trans>Reset links work once and expire after 60 minutes. Request a new one below.</Trans>}
      >
        <Button asChild size="large" isWide>
          <Link to="/account/forgot-password">
            <Trans>Send me a new link</Trans>
          </Link>
        </Button>
      </LinkExpired>
    )
  return (
    <AccountPage
      seed="password-reset"
      coiffure="wave"
      title={title}
      text={<Trans>Use it to log in from now on. You will be logged out on all devices.</Trans>}
    >
      <PrivateHead title={title} />
      <ResetPasswordForm form={form} />
    </AccountPage>
  )
}
