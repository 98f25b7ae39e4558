import type { Exam } from '@chignon/contract/learning/exam'
import { Button } from '@chignon/ui/button'
import { ExamStateBanner } from '@chignon/ui/exam-state-banner'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import type { ExamDrafts } from './exam-drafts.ts'
import { firstOpenPosition } from './exam-view.ts'
import { StartExam } from './start-exam.tsx'
import { useStateTexts } from './use-state-texts.tsx'

type ExamBannerProps = { exam: Exam; drafts: ExamDrafts }

/** The state of the exam and its next step. */
export function ExamBanner({ exam, drafts }: ExamBannerProps) {
  const { title, text } = useStateTexts(exam, drafts)
  return (
    <ExamStateBanner
      state={exam.state}
      seed={exam.program.slug}
      title={title}
      text={text}
      action={<NextStep exam={exam} drafts={drafts} />}
    />
  )
}

function NextStep({ exam, drafts }: ExamBannerProps) {
  const { state, attempt, program, has_expired: hasExpired, is_bought: isBought } = exam
  const isOver = state === 'submitted' || state === 'approved'
  if (!isBought || (hasExpired && !isOver))
    return (
      <Button asChild>
        <PageLink to={`/programs/${program.slug}`}>
          {isBought ? <Trans>Buy again</Trans> : <Trans>See the program</Trans>}
        </PageLink>
      </Button>
    )
  if (state === 'not_supported')
    return (
      <Button asChild>
        <PageLink to={`/profile/programs/${program.slug}/lessons`}>
          <Trans>Continue learning</Trans>
        </PageLink>
      </Button>
    )
  if (attempt?.state === 'ready_for_submission') {
    const answers = Object.values(drafts)
    return (
      <Button asChild>
        <Link to={`?question=${firstOpenPosition({ ...attempt, answers })}`} defaultShouldRevalidate={false}>
          <Trans>Continue the exam</Trans>
        </Link>
      </Button>
    )
  }
  if (exam.can_start) return <StartExam exam={exam} />
  if (state === 'approved' && exam.certificate_code !== null)
    return (
      <Button asChild>
        <PageLink to={`/certificates/${exam.certificate_code}`}>
          <Trans>See the certificate</Trans>
        </PageLink>
      </Button>
    )
  if (state === 'rejected' && exam.retake_at === null)
    return (
      <Button asChild variant="secondary">
        <PageLink to="/contact">
          <Trans>Contact us</Trans>
        </PageLink>
      </Button>
    )
  return null
}
