import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Banner } from '@chignon/ui/banner'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { ClaimNotice } from './claim-notice.tsx'
import { ChangedBanner } from './changed-banner.tsx'
import { ExamResult } from './exam-result.tsx'
import { hasContradiction } from './review-drafts.ts'
import type { ExamClaimState } from './use-exam-claim.ts'
import type { ExamReview } from './use-exam-review.ts'

type ReviewNoticesProps = { exam: StaffExam; review: ExamReview; claim: ExamClaimState }

/** What has to be known before an answer is marked. */
export function ReviewNotices({
  exam,
  review: { session, changed, drafts, saving },
  claim,
}: ReviewNoticesProps) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  if (claim.isReviewable && !claim.isHeld) return <ClaimNotice claim={claim} />
  if (changed !== null) return <ChangedBanner message={changed} onLoad={session.loadNewer} />
  if (exam.state !== 'submitted') return <ExamResult exam={exam} />
  if (exam.learner.id === viewer.id)
    return (
      <Banner tone="info" title={t`This is your own exam`}>
        <Trans>Another examiner reviews it.</Trans>
      </Banner>
    )
  if (saving.state === 'refused') return <Banner tone="error" title={saving.message} />
  if (hasContradiction(drafts))
    return (
      <Banner tone="warning" title={t`You and another examiner wrote in the same field`}>
        <Trans>Choose below which text stays. Everything else is saved.</Trans>
      </Banner>
    )
  return null
}
