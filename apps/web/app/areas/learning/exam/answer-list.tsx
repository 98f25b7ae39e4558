import type { ExamFile, ExamQuestion, SavedExamAnswer } from '@chignon/contract/learning/exam'
import { DrawnPicture } from '@chignon/ui/drawn-picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { queryOf } from './exam-view.ts'

type AnswerListProps = {
  questions: readonly ExamQuestion[]
  answers: readonly SavedExamAnswer[]
  /** Whether each question leads to its page, where the answer can be changed. Default false. */
  hasLinks?: boolean
  className?: string
}

/** The questions with the learner's answers, and the examiner's comments once there are any. */
export function AnswerList({ questions, answers, hasLinks = false, className }: AnswerListProps) {
  const { number } = useFormats()
  return (
    <ol className={className}>
      {questions.map((question, index) => {
        const answer = answers.find(({ question_id: id }) => id === question.id)
        const place = number(index + 1)
        return (
          <li key={question.id} className="border-t border-line py-6 first:border-t-0 first:pt-0">
            <p className="overline-label text-text-muted">
              {hasLinks ? (
                <Link
                  to={queryOf(index + 1, questions.length)}
                  defaultShouldRevalidate={false}
                  className="underline decoration-accent underline-offset-4 hover:text-accent"
                >
                  <Trans>Question {place}</Trans>
                </Link>
              ) : (
                <span>
                  <Trans>Question {place}</Trans>
                </span>
              )}
            </p>
            <h3 className="mt-1.5 max-w-prose text-lead font-medium wrap-anywhere">{question.prompt}</h3>
            <GivenAnswer question={question} answer={answer} />
            {answer?.comment && (
              <div className="mt-4 max-w-prose border-s-2 border-accent ps-4">
                <p className="text-small font-medium">
                  <Trans>Your examiner’s comment</Trans>
                </p>
                <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                  {answer.comment}
                </p>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function GivenAnswer({ question, answer }: { question: ExamQuestion; answer: SavedExamAnswer | undefined }) {
  const chosen = question.options.filter(({ id }) => answer?.option_ids.includes(id))
  const text = answer?.text.trim() ?? ''
  const files = answer?.files ?? []
  if (chosen.length === 0 && text === '' && files.length === 0)
    return (
      <p className="mt-3 text-text-muted">
        <Trans>No answer</Trans>
      </p>
    )
  return (
    <>
      {chosen.length > 0 && (
        <ul className="mt-3 grid list-disc gap-1 ps-5">
          {chosen.map((option) => (
            <li key={option.id}>{option.text}</li>
          ))}
        </ul>
      )}
      {text !== '' && (
        <p dir="auto" className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2">
          {files.map((file) => (
            <li key={file.id} className="min-w-0">
              <PracticalFile file={file} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function PracticalFile({ file }: { file: ExamFile }) {
  const { t } = useLingui()
  const { name, url, srcset, width, height, drawing } = file
  if (width === null || height === null)
    return (
      // The learner's own clip, which has no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video src={url} controls preload="metadata" aria-label={name} className="w-full rounded-media" />
    )
  return (
    <DrawnPicture
      src={url}
      srcSet={srcset}
      sizes="(width >= 75rem) 37rem, (width >= 40rem) 50vw, 100vw"
      alt={name}
      width={width}
      height={height}
      strokes={drawing}
      caption={drawing.length > 0 ? t`Marked by your examiner` : undefined}
    />
  )
}
