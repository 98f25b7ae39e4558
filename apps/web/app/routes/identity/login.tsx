import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { login } from '../../areas/identity/account/auth-action.ts'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { AuthPage } from '../../areas/identity/account/auth-page.tsx'
import { LazyPasskeySignIn } from '../../areas/identity/account/lazy-passkey-sign-in.tsx'
import { LoginForm } from '../../areas/identity/account/login-form.tsx'
import { useSocialNotice } from '../../areas/identity/account/use-social-notice.tsx'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { safeReturnPath } from '../../lib/routing/return-path.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/login.ts'

/** Why the user was redirected here. */
const notices = ['session-expired', 'password-changed', 'deletion-scheduled'] as const

const toneOf = (notice?: (typeof notices)[number]) =>
  notice && (notice === 'session-expired' ? 'info' : 'success')

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['guest'], { context, request })
  const query = new URL(request.url).searchParams
  const message = await context.notices.read()
  return {
    redirectTo: safeReturnPath(query.get('redirectTo')),
    notice: notices.find((notice) => notice === query.get('notice')),
    social: message?.kind === 'not-signed-in' ? message : null,
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return login({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const texts: Record<(typeof notices)[number], ReactNode> = {
    'session-expired': <Trans>Your session has expired, please login again.</Trans>,
    'password-changed': <Trans>Your password has been changed. Log in with your new password.</Trans>,
    'deletion-scheduled': (
      <Trans>Your account will be deleted in 14 days. To keep it, log in before then.</Trans>
    ),
  }
  const social = useSocialNotice(loaderData.social)
  const showToast = useSetAtom(showToastAtom)
  return (
    <AuthPage
      view="sign-in"
      redirectTo={loaderData.redirectTo}
      notice={loaderData.notice ? texts[loaderData.notice] : social?.text}
      noticeTone={toneOf(loaderData.notice) ?? social?.tone ?? 'info'}
    >
      <PageHead
        title={t`Log in`}
        description={t`Log in to continue your courses, programs and masterclasses.`}
      />
      {/* After a login the loader runs again and redirects. */}
      <div className="grid gap-5">
        <LoginForm
          actionData={actionData}
          onSignedIn={(message) => showToast({ tone: 'success', message })}
        />
        <LazyPasskeySignIn redirectTo={loaderData.redirectTo} />
      </div>
    </AuthPage>
  )
}
