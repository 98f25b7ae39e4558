import { accountDeletionEndpoints } from '@chignon/contract/identity/account-deletion'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { runDeletionAction } from '../../../areas/identity/settings/delete-account/deletion-action.ts'
import { DeletedByAcademy } from '../../../areas/identity/settings/delete-account/deleted-by-academy.tsx'
import { DeletionFacts } from '../../../areas/identity/settings/delete-account/deletion-facts.tsx'
import { DeletionForm } from '../../../areas/identity/settings/delete-account/deletion-form.tsx'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { PageLink } from '../../../areas/site/page-link.tsx'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import { MemberForm } from '../../../lib/forms/member-form.tsx'
import type { Route } from './+types/delete-account.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { data } = await loaderQueries(context, request).load(accountDeletionEndpoints.show, {})
  return { ...data, token: new URL(request.url).searchParams.get('token') }
}

export function action({ context, request }: Route.ActionArgs) {
  return runDeletionAction({ context, request })
}

/** `/profile/settings/delete-account`: asks for the deletion of the account, or keeps it (PRIVACY-4). */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { due_at, has_password, token } = loaderData
  const { viewer } = useRootData()
  return (
    <SettingsPage title={t`Delete account`}>
      <div className="grid max-w-prose gap-8">
        {due_at !== null ? (
          <KeepAccount dueAt={due_at} />
        ) : viewer.role === 'learner' ? (
          <>
            <p className="text-text-muted">
              <Trans>
                Your account is deleted 14 days after you confirm. Until then you can log in and keep it. You
                may want to{' '}
                <PageLink to="/profile/settings/privacy#data" className="underline underline-offset-4">
                  download your data
                </PageLink>{' '}
                first.
              </Trans>
            </p>
            <DeletionFacts />
            <DeletionForm hasPassword={has_password} token={token} result={actionData} />
          </>
        ) : (
          <DeletedByAcademy />
        )}
      </div>
    </SettingsPage>
  )
}

function KeepAccount({ dueAt }: { dueAt: string }) {
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const { formData } = useNavigation()
  const day = date(dueAt, timeZone)
  return (
    <MemberForm className="grid justify-items-start gap-6">
      <FormMessage tone="warning">
        <Trans>Your account will be deleted on {day}.</Trans>
      </FormMessage>
      <Button type="submit" name="intent" value="keep" isBusy={formData?.get('intent') === 'keep'}>
        <Trans>Keep my account</Trans>
      </Button>
    </MemberForm>
  )
}
