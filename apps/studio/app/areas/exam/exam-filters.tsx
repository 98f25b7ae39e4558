import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { examListStates, useExamSearch } from './use-exam-search.ts'

/** The filters of the queue, each a link. What is searched for stays. */
export function ExamFilters() {
  const { t } = useLingui()
  const { state, search } = useExamSearch()
  const names = { submitted: t`Waiting`, approved: t`Passed`, rejected: t`Not passed` }
  const addressOf = (each: keyof typeof names) => {
    const params = new URLSearchParams()
    if (each !== 'submitted') params.set('state', each)
    if (search !== '') params.set('search', search)
    return { pathname: '/exams', search: params.toString() }
  }
  return (
    <TabsNav
      label={t`Filter exams`}
      items={examListStates.map((each) => ({
        id: each,
        label: names[each],
        link: <Link to={addressOf(each)} />,
        isCurrent: each === state,
      }))}
    />
  )
}
