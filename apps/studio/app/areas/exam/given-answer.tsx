import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Trans } from '@lingui/react/macro'
import { TypedText } from '../../lib/typed-text.tsx'
import { GivenFiles } from './given-files.tsx'
import type { Photographs } from './use-photographs.ts'
import { GivenOptions } from './given-options.tsx'

type GivenAnswerProps = {
  exam: StaffExam
  photographs: Photographs
  question: StaffExam['questions'][number]
  answer: StaffExam['answers'][number] | undefined
}

/** What the learner answered. */
export function GivenAnswer({ exam, question, answer, photographs }: GivenAnswerProps) {
  const text = answer?.text.trim() ?? ''
  const files = answer?.files ?? []
  const chosenIds = answer?.option_ids ?? []
  const isEmpty = chosenIds.length === 0 && text === '' && files.length === 0
  return (
    <>
      {isEmpty && (
        <p className="text-text-muted">
          <Trans>No answer</Trans>
        </p>
      )}
      {question.options.length > 0 && <GivenOptions question={question} chosenIds={chosenIds} />}
      {text !== '' && <TypedText className="max-w-prose whitespace-pre-line">{text}</TypedText>}
      {files.length > 0 && <GivenFiles exam={exam} files={files} photographs={photographs} />}
    </>
  )
}
