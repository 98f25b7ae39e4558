import type { ExamQuestionType } from '@chignon/contract/learning/exam'
import { useLingui } from '@lingui/react/macro'

/** What each kind of question is called. */
export function useQuestionTypes(): Record<ExamQuestionType, string> {
  const { t } = useLingui()
  return {
    single: t`One choice`,
    multiple: t`Several choices`,
    text: t`Written`,
    picture: t`Choice of pictures`,
    practical: t`Practical`,
  }
}
