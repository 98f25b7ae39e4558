import { emailChangeEndpoints } from '@chignon/contract/identity/email-change'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useProblemTexts } from '../../../areas/identity/account/use-problem-texts.ts'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { changeEmailFields } from '../../../areas/identity/settings/security/change-email-fields.ts'
import { ChangeEmailForm } from '../../../areas/identity/settings/security/change-email-form.tsx'
import { LogInAgain } from '../../../areas/identity/settings/security/log-in-again.tsx'
import { PendingEmail } from '../../../areas/identity/settings/security/pending-email.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/security-email.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  return (await loaderQueries(context, request).load(emailChangeEndpoints.show, {})).data
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction({ context, request }, changeEmailFields, ({ call, values }) => {
    const { email, password, code } = values
    const proof = { ...(password ? { password } : {}), ...(code ? { code } : {}) }
    return call(emailChangeEndpoints.request, { body: { email, ...proof } })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/security/email` */
export default function ChangeEmail({ loaderData: account, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const form = useForm(changeEmailFields, { actionData, textOfProblem: useProblemTexts() })
  const mustLogIn = account.proof === 'recent-login' && !account.is_proven
  const email = (
    <bdi dir="ltr" className="wrap-anywhere text-text">
      {account.email}
    </bdi>
  )
  return (
    <SettingsPage
      title={t`E-mail address`}
      parent={{ id: 'security', label: t`Security`, link: <Link to="/profile/settings/security" /> }}
    >
      {form.result?.outcome === 'done' ? (
        <div className="grid max-w-prose gap-6">
          <FormMessage tone="success">{form.result.message}</FormMessage>
          <div>
            <Button asChild variant="secondary">
              <Link to="/profile/settings/security">
                <Trans>Back to security</Trans>
              </Link>
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-8">
          <p className="max-w-prose text-text-muted">
            <Trans>
              Your address is {email}. We send a link to the new one; as soon as you open it, you log in with
              the new address. You stay logged in on all devices.
            </Trans>
          </p>
          {account.pending && <PendingEmail pending={account.pending} />}
          {mustLogIn ? <LogInAgain /> : <ChangeEmailForm form={form} proof={account.proof} />}
        </div>
      )}
    </SettingsPage>
  )
}
