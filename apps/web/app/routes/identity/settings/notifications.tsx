import { notificationEndpoints, notificationSettings } from '@chignon/contract/platform/notification'
import { chosenKinds } from '@chignon/contract/platform/notification-kinds'
import { FormMessage } from '@chignon/ui/form-message'
import { SelectField } from '@chignon/ui/select-field'
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { notificationSettingFields } from '../../../areas/identity/settings/notifications/notification-setting-fields.ts'
import { useKindNames } from '../../../areas/site/notification/use-kind-names.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { SaveButton } from '../../../areas/identity/settings/save-button.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { OpenedFor } from '../../../lib/forms/opened-for.tsx'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import type { Route } from './+types/notifications.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { data } = await loaderQueries(context, request).load(notificationEndpoints.settings, {})
  return data
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction({ context, request }, notificationSettingFields, ({ call, values }) => {
    const body = z.safeParse(notificationSettings, values)
    if (!body.success) throw errorResponse(400)
    return call(notificationEndpoints.saveSettings, { body: body.data })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/notifications`: when to be mailed about what. */
export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const names = useKindNames()
  const form = useForm(notificationSettingFields, { actionData, noValidate: true, initialValues: loaderData })
  return (
    <SettingsPage title={t`Notifications`}>
      <p className="mb-8 max-w-prose text-text-muted">
        <Trans>
          Choose when we send you an e-mail. You always see everything in the app, and e-mails about orders,
          tickets, exams and certificates are always sent.
        </Trans>
      </p>
      <ActionForm
        form={form}
        className="grid max-w-prose gap-x-6 gap-y-6 sm:grid-cols-2 *:not-[:has(select)]:col-span-full"
      >
        <OpenedFor result={form.result} />
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        {form.result?.outcome === 'done' && <FormMessage tone="success">{form.result.message}</FormMessage>}
        {chosenKinds.map((kind) => (
          <SelectField key={kind} {...form.field(kind)} label={names[kind]}>
            <option value="at-once">{t`At once`}</option>
            <option value="daily">{t`Once a day`}</option>
            <option value="never">{t`Never`}</option>
          </SelectField>
        ))}
        <SaveButton form={form}>
          <Trans>Save</Trans>
        </SaveButton>
      </ActionForm>
    </SettingsPage>
  )
}
