import { userEndpoints } from '@chignon/contract/identity/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { useProblemTexts } from '../../../areas/identity/account/use-problem-texts.ts'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { changePassword } from '../../../areas/identity/settings/change-password/change-password.ts'
import { ChangePasswordForm } from '../../../areas/identity/settings/change-password/change-password-form.tsx'
import { passwordFields } from '../../../areas/identity/settings/change-password/password-fields.ts'
import { SetPasswordForm } from '../../../areas/identity/settings/change-password/set-password-form.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/change-password.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { data: user } = await loaderQueries(context, request).load(userEndpoints.me, {})
  return { hasPassword: user.has_password }
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return changePassword({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/change-password` */
export default function ChangePassword({ loaderData: { hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const form = useForm(passwordFields, { actionData, textOfProblem: useProblemTexts() })
  return (
    <SettingsPage title={t`Change password`}>
      {hasPassword ? (
        <>
          <p className="mb-8 max-w-prose text-text-muted">
            <Trans>After the change you stay logged in here and are logged out on all other devices.</Trans>
          </p>
          <ChangePasswordForm form={form} />
        </>
      ) : (
        <SetPasswordForm actionData={actionData} />
      )}
    </SettingsPage>
  )
}
