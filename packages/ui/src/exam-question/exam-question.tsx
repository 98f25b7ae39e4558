'use client'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import type { HeadingLevel } from '../heading/heading.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { isAnswered, noAnswer, type ExamAnswer, type ExamQuestionType } from './exam-answer.ts'
import { ExamAnswerFields } from './exam-answer-fields.tsx'
import { ExamSteps, type ExamStep } from './exam-steps.tsx'
import { checkControlled } from '../development/check-controlled.ts'

export { chooseOption, isAnswered, noAnswer, textLimit, writeText } from './exam-answer.ts'
export type { ExamAnswer, ExamQuestionType } from './exam-answer.ts'

export type ExamOption = {
  id: string
  label: ReactNode
  /** The picture of a `picture` option, filling its box: `Strands` or an <img>. */
  picture?: ReactNode
}

export type ExamQuestionLabels = {
  /** The position: "Question 5 of 12". */
  position: (position: number, count: number) => string
  back: string
  next: string
  /** Label of the next button on the last question. Default `next`, if that is given. */
  last: string
  /** Label of the next button while nothing is answered. */
  skip: string
  /** Label of a text answer. */
  answer: string
}

const english: ExamQuestionLabels = {
  position: (position, count) => `Question ${position} of ${count}`,
  back: 'Back',
  next: 'Next question',
  last: 'Review and submit',
  skip: 'Skip for now',
  answer: 'Your answer',
}

export type ExamQuestionProps = Omit<ComponentProps<'form'>, 'children' | 'defaultValue' | 'onChange'> & {
  type: ExamQuestionType
  /** The question. */
  label: string
  /** An instruction: "Choose every answer that is right." */
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** A picture for the question. */
  picture?: ReactNode
  /** The fields of a `practical` answer: a `FileDrop` with its files. */
  practical?: ReactNode
  /** Whether it is answered. Default by the draft; required for `practical`. */
  isAnswered?: boolean | undefined
  /** A `SaveStatus`. */
  status?: ReactNode
  /** Omitted for `text` and `practical`. */
  options?: readonly ExamOption[] | undefined
  /** Position of the question, starting at 1. */
  position: number
  /** Number of questions. */
  count: number
  /** Which questions are answered, in order. Default: all before this one. */
  answered?: readonly boolean[] | undefined
  /** The draft, if the caller controls it. */
  value?: ExamAnswer | undefined
  /** The initial draft, if the component keeps it. Default none. */
  defaultValue?: ExamAnswer | undefined
  /** Receives the draft on each change; store it, so that it survives a reload. */
  onValueChange?: ((value: ExamAnswer) => void) | undefined
  /** Called instead of submitting the form. Without it the form is submitted with `go` = `back` or `next`. */
  onMove?: ((to: 'back' | 'next') => void) | undefined
  /** Default English. */
  labels?: Partial<ExamQuestionLabels> | undefined
  /** The first question has no back button. Default `position > 1`. */
  hasBack?: boolean | undefined
  /** True while the next question is loading. Default false. */
  isBusy?: boolean | undefined
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
}

function stepsOf(position: number, count: number, answered?: readonly boolean[]): ExamStep[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === position - 1) return 'current'
    if (answered ? answered[index] : index < position) return 'answered'
    return index < position ? 'skipped' : 'open'
  })
}

const noOptions: NonNullable<ExamQuestionProps['options']> = []

/**
 * One exam question. Native controls in a form: it can be answered and submitted before scripts load, with the
 * field names `option_ids` and `text`. One option for `single` and `picture`, any number for `multiple`, at most
 * 5000 characters for `text`; a question can be skipped and answered later. It never reveals the right answer. Pass
 * `key={question.id}`.
 */
export function ExamQuestion({
  type,
  label,
  hint,
  error,
  picture,
  practical,
  isAnswered: isAnsweredByCaller,
  status,
  options = noOptions,
  position,
  count,
  answered,
  value,
  defaultValue = noAnswer,
  onValueChange,
  onMove,
  labels,
  hasBack,
  isBusy = false,
  level = 2,
  className,
  ref,
  onSubmit,
  ...rest
}: ExamQuestionProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('ExamQuestion', 'value', value, onValueChange)
  const id = useId()
  const Heading = `h${level}` as const
  const texts = useMessages('examQuestion', english, labels)
  const last = labels?.last ?? labels?.next ?? texts.last
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useFieldValue({ value, defaultValue, onValueChange })
  const [initial] = useState(answer)
  const form = useRef<HTMLFormElement>(null)
  useFormReset(form, () => setAnswer(initial))
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`]

  return (
    <form
      ref={useMergedRefs(form, ref)}
      method="post"
      className={cx(className, '@container rounded-media border border-line bg-surface px-5 py-6 sm:p-8')}
      onSubmit={(event) => {
        onSubmit?.(event)
        if (!onMove) return
        event.preventDefault()
        const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
        onMove(submitter instanceof HTMLButtonElement && submitter.value === 'back' ? 'back' : 'next')
      }}
      {...rest}
    >
      <ExamSteps steps={stepsOf(position, count, answered)} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p id={`${id}-position`} className="overline-label text-text-muted tabular-nums">
          {texts.position(position, count)}
        </p>
        {status}
      </div>
      {/* The question names its answers and is a heading. */}
      <fieldset className="min-w-0" aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}>
        <legend className="float-start mt-3 w-full">
          <Heading
            className={cx(
              'headline-type max-w-[26ch] text-balance',
              label.length > 96 ? 'max-w-[34ch] text-title' : 'text-heading',
            )}
          >
            {label}
          </Heading>
        </legend>
        <div className="clear-both" />
        {hint && (
          <p id={`${id}-hint`} className="mt-3 text-small text-text-muted">
            {hint}
          </p>
        )}
        {picture && <div className="mt-6 overflow-clip rounded-media border border-line">{picture}</div>}
        <ExamAnswerFields
          textId={`${id}-text`}
          textLabel={texts.answer}
          type={type}
          options={options}
          answer={answer}
          isInvalid={Boolean(error)}
          practical={practical}
          onAnswer={setAnswer}
        />
        {error && (
          <p id={`${id}-error`} className="mt-3 text-small text-error">
            {error}
          </p>
        )}
      </fieldset>
      {/* Next is first in the document, so that Enter in a field activates it, and last visually. */}
      <div className="mt-8 flex flex-row-reverse flex-wrap items-center justify-between gap-3">
        <Button type="submit" name="go" value="next" isBusy={isBusy}>
          {position === count
            ? last
            : isHydrated && !(isAnsweredByCaller ?? isAnswered(type, answer))
              ? texts.skip
              : texts.next}
        </Button>
        {(hasBack ?? position > 1) && (
          <Button type="submit" name="go" value="back" variant="secondary" formNoValidate>
            {texts.back}
          </Button>
        )}
      </div>
    </form>
  )
}
