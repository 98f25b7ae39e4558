import { Trans } from '@lingui/react/macro'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { examListQuery } from './exam-queries.ts'
import { NextExamButton } from './next-exam-button.tsx'

/** The way to the next exam that waits, where the decision was made; nothing if none is free. */
export function NextExam() {
  const { data: waiting } = useLoadedQuery(examListQuery({ query: {} }))
  if (!waiting?.data.some(({ claim }) => claim === null)) return null
  return (
    <NextExamButton>
      <Trans>Next exam</Trans>
    </NextExamButton>
  )
}
