'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { NativeTextarea } from '../native-control/native-textarea.tsx'
import { Choice } from '../radio-group/radio-group-choice.tsx'
import {
  chooseOption,
  isAnswered,
  noAnswer,
  textLimit,
  writeText,
  type ExamAnswer,
  type ExamQuestionType,
} from './exam-answer.ts'
import { ExamSteps, type ExamStep } from './exam-steps.tsx'

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
  position: string
  back: string
  /** Label of the next button; the last question has another, such as "Review and submit". */
  next: string
  /** Its label while nothing is answered: "Skip for now". Default `next`. */
  skip?: string | undefined
  /** Label of a text answer: "Your answer". */
  answer?: string | undefined
  /** Instruction: "Choose every answer that is right." */
  hint?: string | undefined
}

export type ExamQuestionProps = Omit<ComponentProps<'form'>, 'children'> & {
  type: ExamQuestionType
  /** The question. */
  prompt: string
  /** A picture for the question. */
  picture?: ReactNode
  /** Omitted for `text`. */
  options?: readonly ExamOption[] | undefined
  /** Position of the question, starting at 1. */
  position: number
  /** Number of questions. */
  count: number
  /** Which questions are answered, in order. Default: all before this one. */
  answered?: readonly boolean[] | undefined
  /** The current draft. */
  answer?: ExamAnswer | undefined
  /** Called on each change; the caller stores the draft, so that it survives a reload. */
  onAnswer?: ((answer: ExamAnswer) => void) | undefined
  /** Called instead of submitting the form. Without it the form is submitted with `go` = `back` or `next`. */
  onMove?: ((to: 'back' | 'next') => void) | undefined
  /** The texts around the answers. */
  labels: ExamQuestionLabels
  /** The first question has no back button. Default `position > 1`. */
  hasBack?: boolean | undefined
  /** True while the next question is loading. Default false. */
  isBusy?: boolean | undefined
  /** Heading level. Default 2. */
  level?: 1 | 2 | 3 | undefined
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
  prompt,
  picture,
  options = noOptions,
  position,
  count,
  answered,
  answer = noAnswer,
  onAnswer,
  onMove,
  labels,
  hasBack,
  isBusy = false,
  level = 2,
  className,
  onSubmit,
  ...rest
}: ExamQuestionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const isControlled = onAnswer !== undefined
  const hasPictures = options.some((option) => option.picture)

  const given = (optionId: string) => {
    const isChosen = answer.optionIds.includes(optionId)
    return isControlled ? { checked: isChosen } : { defaultChecked: isChosen }
  }

  return (
    <form
      method="post"
      className={cx('@container rounded-media border border-line bg-surface px-5 py-6 sm:p-8', className)}
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
      <p id={`${id}-position`} className="overline-label mt-5 text-text-muted tabular-nums">
        {labels.position}
      </p>
      {/* The question names its answers and is a heading. */}
      <fieldset className="min-w-0" aria-describedby={labels.hint ? `${id}-hint` : undefined}>
        <legend className="float-start mt-3 w-full">
          <Heading
            className={cx(
              'headline-type max-w-[26ch] text-balance',
              prompt.length > 96 ? 'max-w-[34ch] text-title' : 'text-heading',
            )}
          >
            {prompt}
          </Heading>
        </legend>
        <div className="clear-both" />
        {labels.hint && (
          <p id={`${id}-hint`} className="mt-3 text-small text-text-muted">
            {labels.hint}
          </p>
        )}
        {picture && <div className="mt-6 overflow-clip rounded-media border border-line">{picture}</div>}
        {type === 'text' ? (
          <div className="mt-6 grid gap-1.5">
            {labels.answer && (
              <label htmlFor={`${id}-text`} className="text-small font-medium">
                {labels.answer}
              </label>
            )}
            <NativeTextarea
              id={`${id}-text`}
              name="text"
              rows={7}
              maxLength={textLimit}
              aria-label={labels.answer ? undefined : prompt}
              className={cx(
                'field-sizing-content min-h-44 w-full resize-y rounded-control border border-line-strong bg-raised px-4 py-3',
                'text-body text-text transition-colors placeholder:text-text-muted not-disabled:hover:border-text disabled:opacity-55',
              )}
              {...(isControlled
                ? { value: answer.text, onChange: (event) => onAnswer(writeText(answer, event.target.value)) }
                : { defaultValue: answer.text })}
            />
          </div>
        ) : (
          <div
            className={cx('mt-6 grid grid-cols-1 gap-2.5', hasPictures && 'gap-3 @min-[24rem]:grid-cols-2')}
          >
            {options.map((option) => (
              <Choice
                key={option.id}
                type={type === 'multiple' ? 'checkbox' : 'radio'}
                name="option_ids"
                value={option.id}
                label={option.label}
                picture={option.picture}
                variant="cards"
                onChange={(event) => onAnswer?.(chooseOption(type, answer, option.id, event.target.checked))}
                {...given(option.id)}
              />
            ))}
          </div>
        )}
      </fieldset>
      {/* Next is first in the document, so that Enter in a field activates it, and last visually. */}
      <div className="mt-8 flex flex-row-reverse flex-wrap items-center justify-between gap-3">
        <Button type="submit" name="go" value="next" isBusy={isBusy}>
          {isControlled && !isAnswered(type, answer) ? (labels.skip ?? labels.next) : labels.next}
        </Button>
        {(hasBack ?? position > 1) && (
          <Button type="submit" name="go" value="back" variant="secondary" formNoValidate>
            {labels.back}
          </Button>
        )}
      </div>
    </form>
  )
}
