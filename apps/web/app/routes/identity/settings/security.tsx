import { accountDeletionEndpoints } from '@chignon/contract/identity/account-deletion'
import { emailChangeEndpoints } from '@chignon/contract/identity/email-change'
import { passkeyEndpoints } from '@chignon/contract/identity/passkey'
import { secondFactorEndpoints } from '@chignon/contract/identity/second-factor'
import { useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { EmailSection } from '../../../areas/identity/settings/security/email-section.tsx'
import { PasskeySection } from '../../../areas/identity/settings/security/passkey-section.tsx'
import { SecondFactorSection } from '../../../areas/identity/settings/security/second-factor-section.tsx'
import { runSecurityAction } from '../../../areas/identity/settings/security/security-action.ts'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/security.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [passkeys, secondFactor, account, email] = await Promise.all([
    load(passkeyEndpoints.list, {}),
    load(secondFactorEndpoints.show, {}),
    load(accountDeletionEndpoints.show, {}),
    load(emailChangeEndpoints.show, {}),
  ])
  return {
    email: email.data,
    passkeys: passkeys.data,
    secondFactor: secondFactor.data,
    hasPassword: account.data.has_password,
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return runSecurityAction({ context, request })
}

/** `/profile/settings/security`: e-mail address, passkeys and two-step login. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { email, passkeys, ...secondFactor } = loaderData
  const isAboutEmail = actionData?.intent === 'cancel-email'
  const isAboutPasskeys = actionData?.intent.endsWith('passkey')
  return (
    <SettingsPage title={t`Security`}>
      <div className="grid gap-12">
        <EmailSection account={email} result={isAboutEmail ? actionData : undefined} />
        <PasskeySection passkeys={passkeys} result={isAboutPasskeys ? actionData : undefined} />
        <SecondFactorSection
          {...secondFactor}
          result={isAboutPasskeys || isAboutEmail ? undefined : actionData}
        />
      </div>
    </SettingsPage>
  )
}
