import { Trans } from '@lingui/react/macro'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { PageLink } from './page-link.tsx'

/** Reminds members on every page that their account will be deleted (PRIVACY-4). */
export function DeletionNotice() {
  const { date } = useFormats()
  const { deletion_due_at } = useRootData().viewer
  if (deletion_due_at === null) return null
  const day = date(deletion_due_at)
  return (
    <p className="border-b border-warning bg-raised px-4 py-3 text-center text-small" role="status">
      <Trans>Your account will be deleted on {day}.</Trans>{' '}
      <PageLink to="/profile/settings/delete-account" className="font-medium underline underline-offset-4">
        <Trans>Keep my account</Trans>
      </PageLink>
    </p>
  )
}
