import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { register } from '../../areas/identity/account/auth-action.ts'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { AuthPage } from '../../areas/identity/account/auth-page.tsx'
import { RegisterForm } from '../../areas/identity/account/register-form.tsx'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { safeReturnPath } from '../../lib/routing/return-path.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/register.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['guest'], { context, request })
  return { redirectTo: safeReturnPath(new URL(request.url).searchParams.get('redirectTo')) }
}

export function action({ context, request }: Route.ActionArgs) {
  return register({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  return (
    <AuthPage view="sign-up" redirectTo={loaderData.redirectTo}>
      <PageHead title={t`Register`} description={t`Create your account and start with a free lesson.`} />
      {/* After a registration the loader runs again and redirects. */}
      <RegisterForm
        actionData={actionData}
        onSignedIn={(message) => showToast({ tone: 'success', message })}
      />
    </AuthPage>
  )
}
