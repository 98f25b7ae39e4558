import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LessonNotice } from './lesson-notice.tsx'
import type { LearningPlan } from './plan/learning-plan.ts'
import type { NoVideoReason } from './why-no-video.ts'

type NoVideoProps = {
  reason: NoVideoReason
  plan: LearningPlan
  /** Seed of the strands. */
  seed: string
  /** The lessons beside it. */
  children: ReactNode
}

type Notice = { title: ReactNode; text: ReactNode; action?: ReactNode }

/** The place of the video where there is none: why, and what to do. */
export function NoVideo({ reason, plan, seed, children }: NoVideoProps) {
  const page = `/${plan.kind}/${plan.slug}`
  const notices: Record<NoVideoReason, Notice> = {
    expired: {
      title: <Trans>Your access has expired</Trans>,
      text: <Trans>Your progress is kept. Buy it again to continue where you left off.</Trans>,
      action: (
        <Button asChild size="large">
          <Link to={`${page}/buy`}>
            <Trans>Buy again</Trans>
          </Link>
        </Button>
      ),
    },
    'no-lessons': {
      title: <Trans>The first lessons are on their way</Trans>,
      text: <Trans>You will find them here as soon as they are ready.</Trans>,
    },
    'not-included': {
      title: <Trans>This lesson is not included</Trans>,
      text: <Trans>You have chosen single lessons. Buy all of it to watch this one as well.</Trans>,
      action: (
        <Button asChild size="large">
          <Link to={page}>
            <Trans>See what it contains</Trans>
          </Link>
        </Button>
      ),
    },
    processing: {
      title: <Trans>The video is not available yet</Trans>,
      text: <Trans>We are still preparing it. You can continue with the other lessons.</Trans>,
    },
    exercise: {
      title: <Trans>A lesson to practise</Trans>,
      text: <Trans>This lesson has no video. Mark it as done once you have worked through it.</Trans>,
    },
  }
  return (
    <LessonNotice seed={seed} {...notices[reason]}>
      {plan.lessonsTotal > 0 && children}
    </LessonNotice>
  )
}
