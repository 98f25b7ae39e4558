import type { Exam } from '@chignon/contract/learning/exam'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LocalDate, LocalTime } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { draftOf, type ExamDrafts } from './exam-drafts.ts'
import { hasAnswer } from './exam-view.ts'

/** What the banner says about the state of an exam (EXAM-1). */
export type StateTexts = { title: ReactNode; text: ReactNode }

/** The texts of the state of an exam. */
export function useStateTexts(exam: Exam, drafts: ExamDrafts): StateTexts {
  const { number } = useFormats()
  const { attempt, retake_at: retakeAt } = exam
  const isInProgress = attempt?.state === 'ready_for_submission'
  if (exam.has_expired && (isInProgress || !['submitted', 'approved'].includes(exam.state))) {
    return {
      title: <Trans>Your access has expired</Trans>,
      text: isInProgress ? (
        <Trans>Buy the program again to continue your exam. Your answers are kept.</Trans>
      ) : (
        <Trans>Buy the program again to take its exam.</Trans>
      ),
    }
  }
  switch (exam.state) {
    case 'not_supported':
      if (!exam.is_bought)
        return {
          title: <Trans>This exam is part of a program</Trans>,
          text: <Trans>Buy the program and finish its lessons to take the exam.</Trans>,
        }
      return {
        title: <Trans>The exam opens when you have finished all lessons</Trans>,
        text:
          exam.lessons_left === 0 ? (
            <Trans>The first lessons are on their way.</Trans>
          ) : (
            <Plural
              value={exam.lessons_left}
              one="# lesson of the program is left."
              other="# lessons of the program are left."
            />
          ),
      }
    case 'ready_for_submission': {
      if (!attempt)
        return {
          title: <Trans>You are ready for the exam</Trans>,
          text: <Trans>Take your time: your answers are saved while you work, on every device.</Trans>,
        }
      const count = number(attempt.questions.length)
      const answered = number(attempt.questions.filter(({ id }) => hasAnswer(draftOf(drafts, id))).length)
      return {
        title: <Trans>Your exam is in progress</Trans>,
        text: (
          <Trans>
            {answered} of {count} questions answered. Submit the exam when you are done.
          </Trans>
        ),
      }
    }
    case 'submitted': {
      const day = attempt?.submitted_at && <LocalDate at={attempt.submitted_at} />
      return {
        title: <Trans>Your exam is under review</Trans>,
        text: <Trans>Submitted on {day}. We will notify you as soon as your result is online.</Trans>,
      }
    }
    case 'approved':
      return {
        title: <Trans>You passed the exam</Trans>,
        text: <Trans>Congratulations! The gold certificate is yours.</Trans>,
      }
    case 'rejected': {
      const time = retakeAt && <LocalTime at={retakeAt} />
      return {
        title: <Trans>Not yet eligible for the certificate</Trans>,
        text: exam.can_start ? (
          <Trans>Read your examiner’s comments, then take the exam again.</Trans>
        ) : retakeAt ? (
          <Trans>Read your examiner’s comments. You can take the exam again from {time}.</Trans>
        ) : (
          <Trans>You have used all attempts. Contact us, and we will talk about what comes next.</Trans>
        ),
      }
    }
    case 'waiting':
      return { title: null, text: null }
  }
}
