import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { authenticate, login } from '../account/auth-action.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { LoginForm } from '../account/login-form.tsx'
import { readForm } from '../lib/read-form.ts'
import { redirectTo } from '../lib/redirect-to.ts'
import { PageHead } from '../site/page-head.tsx'
import type { Route } from './+types/login.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const leadsTo = redirectTo(query.get('redirectTo'))
  if (context.session.token) throw redirect(leadsTo)
  return { redirectTo: leadsTo, hasExpired: query.get('notice') === 'session-expired' }
}

export async function action({ context, request }: Route.ActionArgs) {
  return authenticate(await readForm(request), context, login)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <AuthPage
      view="sign-in"
      redirectTo={loaderData.redirectTo}
      notice={
        loaderData.hasExpired ? <Trans>Your session has expired, please login again.</Trans> : undefined
      }
    >
      <PageHead
        isUnlisted
        title={t`Log in`}
        description={t`Log in to follow your courses, programs and masterclasses.`}
      />
      <LoginForm surface="page" redirectTo={loaderData.redirectTo} documentAnswer={actionData} />
    </AuthPage>
  )
}
