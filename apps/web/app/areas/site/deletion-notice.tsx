import { Trans } from '@lingui/react/macro'
import { useTimeZone } from '../../lib/i18n/local-time.tsx'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { PageLink } from './page-link.tsx'

/** When the account will be deleted, with a link to keep it. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const day = useFormats().date(dueAt, useTimeZone())
  return (
    <p className="border-b border-warning bg-raised px-4 py-3 text-center text-small" role="status">
      <Trans>Your account will be deleted on {day}.</Trans>{' '}
      <PageLink to="/profile/settings/delete-account" className="font-medium underline underline-offset-4">
        <Trans>Keep my account</Trans>
      </PageLink>
    </p>
  )
}
