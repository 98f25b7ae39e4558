import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Heading } from '@chignon/ui/heading'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { AnswerFields } from './answer-fields.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { MarkedAnswer } from './marked-answer.tsx'
import type { Photographs } from './use-photographs.ts'
import { useQuestionTypes } from './use-question-types.ts'
import type { CommentField } from './use-review-keys.ts'
import type { ExamReview } from './use-exam-review.ts'

type QuestionReviewProps = {
  exam: StaffExam
  question: StaffExam['questions'][number]
  /** From 1. */
  position: number
  review: ExamReview
  isOpen: boolean
  onInsertText: (field: CommentField) => void
  photographs: Photographs
}

/** A question with its answer, its mark and its comment. */
export function QuestionReview({
  exam,
  question,
  position,
  review,
  isOpen,
  onInsertText,
  photographs,
}: QuestionReviewProps) {
  const { number } = useFormats()
  const types = useQuestionTypes()
  const headingId = useId()
  const [place, count] = [number(position), number(exam.questions.length)]
  const answer = exam.answers.find(({ question_id: id }) => id === question.id)
  return (
    <li className="scroll-mt-36 lg:scroll-mt-20 border-t border-line py-8 first:border-t-0 first:pt-0">
      <article
        aria-labelledby={headingId}
        className="flex flex-col gap-5 border-s-2 border-transparent -ms-3.5 ps-3 transition-colors focus-within:border-accent lg:-ms-5.5 lg:ps-5"
      >
        <header className="flex flex-col gap-1.5">
          <p className="overline-label text-text-muted">
            <Trans>
              Question {place} of {count}
            </Trans>
            <span aria-hidden="true"> · </span>
            <span>{types[question.type]}</span>
          </p>
          <Heading
            level={2}
            size="lead"
            id={headingId}
            tabIndex={-1}
            dir="auto"
            className="max-w-prose outline-none"
          >
            {question.prompt}
          </Heading>
        </header>
        <GivenAnswer exam={exam} question={question} answer={answer} photographs={photographs} />
        {isOpen ? (
          <AnswerFields
            exam={exam}
            question={question}
            answer={answer}
            review={review}
            onInsertText={onInsertText}
          />
        ) : (
          <MarkedAnswer exam={exam} questionId={question.id} review={review} />
        )}
      </article>
    </li>
  )
}
