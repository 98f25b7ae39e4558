import { Prose } from '@chignon/ui/prose'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { supportPages } from '../../../areas/site/content/documents.ts'
import { joinSections } from '../../../areas/site/content/join-sections.server.ts'
import { readDocument } from '../../../areas/site/content/read-document.server.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/terms-conditions.ts'

export const headers = () => privateHeaders

const name = 'terms-and-conditions'

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const changedAt = supportPages.find((page) => page.name === name)?.changedAt
  return { text: joinSections(await readDocument(name, context)), changedAt }
}

/** `/profile/settings/terms-conditions`: the terms within the settings. */
export default function TermsSettings({ loaderData: { text, changedAt } }: Route.ComponentProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const date = changedAt && formats.date(changedAt)
  return (
    <SettingsPage title={t`Terms & conditions`}>
      <p className="max-w-prose text-lead text-text-muted">{text.lead}</p>
      {changedAt && (
        <p className="mt-4 mb-10 text-small text-text-muted tabular-nums">
          <Trans>
            Last updated: <time dateTime={changedAt.slice(0, 10)}>{date}</time>
          </Trans>
        </p>
      )}
      <Prose dangerouslySetInnerHTML={{ __html: text.html }} />
    </SettingsPage>
  )
}
