import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { userEndpoints } from '@chignon/contract/identity/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { FormOutcome } from '../../../areas/identity/settings/form-outcome.tsx'
import { InterestChoice } from '../../../areas/identity/settings/interests/interest-choice.tsx'
import { SaveButton } from '../../../areas/identity/settings/save-button.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { withCurrent } from '../../../lib/forms/with-current.ts'
import { OpenedFor } from '../../../lib/forms/opened-for.tsx'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/interests.ts'

export const headers = () => privateHeaders

const fields = { interest_ids: {} }

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const { data: user } = await load(userEndpoints.me, {})
  const [all, chosen] = await Promise.all([
    load(baseEndpoints.interests, {}),
    load(profileEndpoints.interests, { params: { id: user.id } }),
  ])
  return { all: withCurrent(all.data, chosen.data), chosen: chosen.data }
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction({ context, request }, fields, async ({ call, valuesOf }) => {
    const { data: user } = await call(userEndpoints.me, {})
    return call(profileEndpoints.setInterests, {
      params: { id: user.id },
      body: { interest_ids: valuesOf('interest_ids') },
    })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/interests` */
export default function Interests({ loaderData: { all, chosen }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const form = useForm(fields, { actionData, noValidate: true })
  return (
    <SettingsPage title={t`Interests`}>
      <ActionForm form={form} className="grid max-w-prose grid-cols-1 gap-8">
        <OpenedFor result={form.result} />
        <p className="text-text-muted">
          <Trans>Choose what you love. Your profile shows it to everyone.</Trans>
        </p>
        <FormOutcome form={form} position="top" />
        <InterestChoice interests={all} chosen={chosen} />
        <FormOutcome form={form} position="bottom" />
        <SaveButton form={form}>
          <Trans>Save</Trans>
        </SaveButton>
      </ActionForm>
    </SettingsPage>
  )
}
