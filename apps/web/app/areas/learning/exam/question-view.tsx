import type { ExamAttempt, ExamQuestion as Question } from '@chignon/contract/learning/exam'
import { ExamQuestion } from '@chignon/ui/exam-question'
import { Strands } from '@chignon/ui/strands'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { draftOf, type ExamDrafts } from './exam-drafts.ts'
import { coiffureOf } from './coiffure-of.ts'
import { hasAnswer, queryOf } from './exam-view.ts'

type QuestionViewProps = {
  attempt: ExamAttempt
  question: Question
  position: number
  drafts: ExamDrafts
  onChange: (questionId: string, answer: { option_ids: string[]; text: string }) => void
  /** The fields of a practical answer. */
  practical: ReactNode
  status: ReactNode
  error: string | null
}

/** One question of the exam; its number is in the address. */
export function QuestionView({
  attempt,
  question,
  position,
  drafts,
  onChange,
  practical,
  status,
  error,
}: QuestionViewProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const type = useNavigationType()
  const shown = useRef<string>(null)
  useEffect(() => {
    // On a new page the browser decides where the focus is. After a start or a link, the focused element is gone.
    const isReplaced = type !== NavigationType.Pop && document.activeElement === document.body
    const isMoved = shown.current !== null && shown.current !== question.id
    shown.current = question.id
    if (!isMoved && !isReplaced) return
    const heading = form.current?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [question.id, type])
  const { questions } = attempt
  const draft = draftOf(drafts, question.id)
  return (
    <ExamQuestion
      key={question.id}
      ref={form}
      type={question.type}
      label={question.prompt}
      options={question.options.map(({ id, text, coiffure }) => ({
        id,
        label: text,
        picture: coiffure !== null && (
          <Strands
            seed={id}
            coiffure={coiffureOf(coiffure)}
            width={320}
            height={200}
            className="aspect-8/5 w-full bg-ground"
          />
        ),
      }))}
      practical={practical}
      isAnswered={hasAnswer(draft)}
      status={status}
      error={error}
      position={position}
      count={questions.length}
      answered={questions.map(({ id }) => hasAnswer(draftOf(drafts, id)))}
      value={{ optionIds: draft.option_ids, text: draft.text }}
      onValueChange={({ optionIds, text }) => onChange(question.id, { option_ids: [...optionIds], text })}
      onMove={(to) => {
        const next = position + (to === 'back' ? -1 : 1)
        void navigate(queryOf(next, questions.length), {
          preventScrollReset: true,
          // All questions are here already, also offline.
          defaultShouldRevalidate: false,
        })
      }}
      labels={{
        position: (index, total) => {
          const [place, count] = [number(index), number(total)]
          return t`Question ${place} of ${count}`
        },
        back: t`Back`,
        next: t`Next question`,
        last: t`Review and submit`,
        skip: t`Skip for now`,
        answer: t`Your answer`,
      }}
    />
  )
}
