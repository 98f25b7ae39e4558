import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { useExamSearch } from './use-exam-search.ts'

/** Why the queue shows nothing. */
export function ExamQueueEmpty() {
  const { t } = useLingui()
  const { search, state } = useExamSearch()
  const texts = {
    submitted: {
      title: t`No exam waits`,
      text: t`A submitted exam appears here at once, the longest waiting first.`,
    },
    approved: { title: t`No exam was passed yet`, text: t`Exams that you approve are kept here.` },
    rejected: { title: t`No exam was rejected yet`, text: t`Exams that you reject are kept here.` },
  }
  const { title, text } =
    search === ''
      ? texts[state]
      : { title: t`No exam fits`, text: t`Try a part of the learner’s name or e-mail address.` }
  return <EmptyState level={2} title={title} text={text} coiffure="part" seed="exams" />
}
