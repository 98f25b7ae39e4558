import { sessionEndpoints } from '@chignon/contract/identity/session'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { runSessionAction } from '../../../areas/identity/settings/sessions/session-action.ts'
import { SessionCard } from '../../../areas/identity/settings/sessions/session-card.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import { MemberForm } from '../../../lib/forms/member-form.tsx'
import type { Route } from './+types/sessions.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  return loaderQueries(context, request).load(sessionEndpoints.list, {})
}

export function action({ context, request }: Route.ActionArgs) {
  return runSessionAction({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/sessions`: where the viewer is signed in (SESSION-1). */
export default function Sessions({ loaderData: { data: sessions }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const inOrder = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
  return (
    <SettingsPage title={t`Devices`}>
      <p className="max-w-prose text-text-muted">
        <Trans>
          You are logged in on these devices. If you do not recognise one, log it out and change your
          password.
        </Trans>
      </p>
      {actionData?.message && (
        <FormMessage tone={actionData.outcome === 'done' ? 'success' : 'error'} className="mt-6 max-w-prose">
          {actionData.message}
        </FormMessage>
      )}
      <ul role="list" className="mt-8 max-w-prose divide-y divide-line border-y border-line">
        {inOrder.map((session) => (
          <li key={session.id}>
            <SessionCard session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <MemberForm className="mt-6">
          <Button
            type="submit"
            name="intent"
            value="end-others"
            variant="secondary"
            isBusy={formData?.get('intent') === 'end-others'}
          >
            <Trans>Log out all other devices</Trans>
          </Button>
        </MemberForm>
      )}
      <p className="mt-8 max-w-prose text-small text-text-muted">
        <Trans>
          You recognise each device by its browser and its network. We store only the first part of the IP
          address, and we do not ask other services where it is.
        </Trans>
      </p>
    </SettingsPage>
  )
}
