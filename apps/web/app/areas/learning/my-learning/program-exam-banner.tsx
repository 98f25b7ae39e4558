import { Button } from '@chignon/ui/button'
import { ExamStateBanner } from '@chignon/ui/exam-state-banner'
import type { ExamState } from '@chignon/contract/learning/exam'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

type ProgramExamBannerProps = { slug: string; state: ExamState; hasExpired: boolean }

/** The state of a program's exam, with a link to it where there is something to do or to read. */
export function ProgramExamBanner({ slug, state, hasExpired }: ProgramExamBannerProps) {
  const { t } = useLingui()
  const texts: Record<ExamState, { title: string; text: string } | null> = {
    not_supported: {
      title: t`The exam is not open yet`,
      text: t`It opens when you have finished every lesson of the program.`,
    },
    ready_for_submission: {
      title: t`One thing left: the exam.`,
      text: t`You have finished every lesson. Your answers are saved while you write them.`,
    },
    submitted: {
      title: t`Your exam is being reviewed`,
      text: t`We notify you as soon as your result is online.`,
    },
    approved: { title: t`You passed the exam`, text: t`Your gold certificate has been awarded.` },
    rejected: {
      title: t`You have not passed yet`,
      text: t`Read your examiner’s comments, and try again.`,
    },
    waiting: null,
  }
  const isOpen = state !== 'not_supported' && state !== 'waiting' && !(hasExpired && state !== 'approved')
  return (
    <ExamStateBanner
      className="mt-10"
      seed={slug}
      state={state}
      title={texts[state]?.title}
      text={texts[state]?.text}
      action={
        isOpen && (
          <Button asChild variant={state === 'ready_for_submission' ? 'primary' : 'secondary'}>
            <Link to={`/profile/programs/${slug}/exam`}>
              {state === 'ready_for_submission' ? <Trans>Go to the exam</Trans> : <Trans>See the exam</Trans>}
            </Link>
          </Button>
        )
      }
    />
  )
}
