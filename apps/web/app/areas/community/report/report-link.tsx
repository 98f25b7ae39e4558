import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import type { ReportSubjectType } from '@chignon/contract/community/report'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { loginPath } from '../../../lib/routing/login-path.ts'
import { useRequireMember } from '../../identity/account/use-require-member.ts'

const ReportDialog = lazyWhenOnline(async () => (await import('./report-dialog.tsx')).ReportDialog)

type ReportLinkProps = { subject: ReportSubjectType; id: string; className?: string | undefined }

/** Reports something to the moderators in a dialog, or without scripts on a page. Guests are asked to log in. */
export function ReportLink({ subject, id, className }: ReportLinkProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const requireMember = useRequireMember()
  const [isOpen, setOpen] = useState(false)
  const page = `/report?subject=${subject}&id=${id}`
  return (
    <>
      <Link
        rel="nofollow"
        to={isGuest(viewer) ? loginPath(page) : page}
        className={className}
        onClick={(click) => {
          click.preventDefault()
          if (requireMember(t`Log in or sign up to report this.`)) setOpen(true)
        }}
      >
        <Trans>Report</Trans>
      </Link>
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
