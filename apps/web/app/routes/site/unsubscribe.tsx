import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { FormMessage } from '@chignon/ui/form-message'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { unsubscribeFields } from '../../areas/identity/settings/notifications/notification-setting-fields.ts'
import { PageLink } from '../../areas/site/page-link.tsx'
import { ActionForm } from '../../lib/forms/action-form.tsx'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { SubmitButton } from '../../lib/forms/submit-button.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/unsubscribe.ts'

export const headers = () => privateHeaders

export function action({ context, params, request }: Route.ActionArgs) {
  return runFormAction({ context, request }, unsubscribeFields, ({ call }) =>
    call(notificationEndpoints.unsubscribe, { params: { token: params.token } }),
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/notifications/unsubscribe/:token`: target of a link in a mail. It takes a button, because mail scanners open links. */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const form = useForm(unsubscribeFields, { actionData, noValidate: true })
  const title = t`Stop these e-mails`
  const isDone = form.result?.outcome === 'done'
  return (
    <AccountPage
      seed="unsubscribe"
      coiffure="part"
      title={title}
      text={<Trans>You will still see the notifications in the app.</Trans>}
    >
      <PrivateHead title={title} />
      {isDone ? (
        <FormMessage tone="success">{form.result?.outcome === 'done' && form.result.message}</FormMessage>
      ) : (
        <ActionForm form={form}>
          {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
          <SubmitButton form={form}>
            <Trans>Stop these e-mails</Trans>
          </SubmitButton>
        </ActionForm>
      )}
      <p className="mt-6 text-small">
        <TextLink asChild>
          <PageLink to="/profile/settings/notifications">
            <Trans>Notification settings</Trans>
          </PageLink>
        </TextLink>
      </p>
    </AccountPage>
  )
}
