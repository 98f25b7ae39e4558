import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { authenticate, login } from '../account/auth-action.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { LoginForm } from '../account/login-form.tsx'
import { useSocialNotice } from '../account/use-social-notice.tsx'
import { readForm } from '../lib/read-form.ts'
import { redirectTo } from '../lib/redirect-to.ts'
import { PageHead } from '../site/page-head.tsx'
import type { Route } from './+types/login.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const leadsTo = redirectTo(query.get('redirectTo'))
  if (context.session.token) throw redirect(leadsTo)
  const notice = await context.notices.read()
  return {
    redirectTo: leadsTo,
    hasExpired: query.get('notice') === 'session-expired',
    social: notice?.kind === 'not-signed-in' ? notice : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return authenticate(await readForm(request), context, login)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const social = useSocialNotice(loaderData.social)
  return (
    <AuthPage
      view="sign-in"
      redirectTo={loaderData.redirectTo}
      notice={
        loaderData.hasExpired ? <Trans>Your session has expired, please login again.</Trans> : social?.text
      }
      noticeTone={loaderData.hasExpired ? 'info' : social?.tone}
    >
      <PageHead
        title={t`Log in`}
        description={t`Log in to follow your courses, programs and masterclasses.`}
      />
      <LoginForm surface="page" redirectTo={loaderData.redirectTo} documentAnswer={actionData} />
    </AuthPage>
  )
}
