import { dataExportEndpoints } from '@chignon/contract/identity/data-export'
import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { profileVisibilityEndpoints } from '@chignon/contract/identity/profile-visibility'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { DataExportSection } from '../../../areas/identity/settings/privacy/data-export-section.tsx'
import { NewsletterSection } from '../../../areas/identity/settings/privacy/newsletter-section.tsx'
import { runPrivacyAction } from '../../../areas/identity/settings/privacy/privacy-action.ts'
import { PrivacySection } from '../../../areas/identity/settings/privacy/privacy-section.tsx'
import { StorageSection } from '../../../areas/identity/settings/privacy/storage-section.tsx'
import { VisibilitySection } from '../../../areas/identity/settings/privacy/visibility-section.tsx'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { PageLink } from '../../../areas/site/page-link.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/privacy.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [dataExport, visibility, newsletter] = await Promise.all([
    load(dataExportEndpoints.show, {}),
    load(profileVisibilityEndpoints.show, {}),
    load(newsletterEndpoints.show, {}),
  ])
  return { dataExport: dataExport.data, visibility: visibility.data, newsletter: newsletter.data }
}

export function action({ context, request }: Route.ActionArgs) {
  return runPrivacyAction({ context, request })
}

/** `/profile/settings/privacy`: who sees what, the newsletter, the copy of one's data, cookies, and deleting the account. */
export default function PrivacySettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const { dataExport, visibility, newsletter } = loaderData
  const resultOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <SettingsPage title={t`Privacy & policy`}>
      <div className="grid gap-12">
        <VisibilitySection userId={viewer.id} visibility={visibility} result={resultOf('visibility')} />
        <NewsletterSection newsletter={newsletter} result={resultOf('newsletter')} />
        <DataExportSection dataExport={dataExport} result={resultOf('export')} />
        <StorageSection />
        <PrivacySection id="deletion" title={<Trans>Delete your account</Trans>}>
          <p>
            <PageLink to="/profile/settings/delete-account" className="underline underline-offset-4">
              <Trans>See what is deleted and what stays</Trans>
            </PageLink>
          </p>
        </PrivacySection>
      </div>
    </SettingsPage>
  )
}
