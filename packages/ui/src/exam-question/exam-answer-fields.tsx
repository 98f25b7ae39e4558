import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { NativeTextarea } from '../native-control/native-textarea.tsx'
import { Choice } from '../radio-group/radio-group-choice.tsx'
import { chooseOption, textLimit, writeText, type ExamAnswer, type ExamQuestionType } from './exam-answer.ts'

type ExamAnswerFieldsProps = {
  type: ExamQuestionType
  /** Id of the text area. */
  textId: string
  /** Label of the text area. */
  textLabel: string
  options: readonly { id: string; label: ReactNode; picture?: ReactNode }[]
  answer: ExamAnswer
  isInvalid: boolean
  /** The fields of a practical answer. */
  practical: ReactNode
  onAnswer: (answer: ExamAnswer) => void
}

/** The text area or the options of an exam question. */
export function ExamAnswerFields({
  type,
  textId,
  textLabel,
  options,
  answer,
  isInvalid,
  practical,
  onAnswer,
}: ExamAnswerFieldsProps) {
  if (type === 'practical') return <div className="mt-6">{practical}</div>
  const hasPictures = options.some((option) => option.picture)
  if (type === 'text')
    return (
      <div className="mt-6 grid gap-1.5">
        <label htmlFor={textId} className="text-small font-medium">
          {textLabel}
        </label>
        <NativeTextarea
          id={textId}
          name="text"
          rows={7}
          maxLength={textLimit}
          aria-invalid={isInvalid || undefined}
          value={answer.text}
          className={cx(
            'field-sizing-content min-h-44 w-full resize-y rounded-panel border border-line-strong bg-raised px-4 py-3',
            'text-body text-text transition-colors placeholder:text-text-muted not-disabled:hover:border-text disabled:opacity-55',
          )}
          onValueChange={(text) => onAnswer(writeText(answer, text))}
        />
      </div>
    )
  return (
    <div className={cx('mt-6 grid grid-cols-1 gap-2.5', hasPictures && 'gap-3 @min-[24rem]:grid-cols-2')}>
      {options.map((option) => (
        <Choice
          key={option.id}
          type={type === 'multiple' ? 'checkbox' : 'radio'}
          name="option_ids"
          value={option.id}
          label={option.label}
          picture={option.picture}
          variant="cards"
          aria-invalid={isInvalid || undefined}
          checked={answer.optionIds.includes(option.id)}
          onChange={(event) => onAnswer(chooseOption(type, answer, option.id, event.target.checked))}
        />
      ))}
    </div>
  )
}
