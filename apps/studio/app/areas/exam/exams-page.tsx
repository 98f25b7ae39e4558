import { SearchBox } from '@chignon/ui/search-box'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { ExamFilters } from './exam-filters.tsx'
import { examListQuery } from './exam-queries.ts'
import { ExamTable } from './exam-table.tsx'
import { NextExamButton } from './next-exam-button.tsx'
import { useExamSearch } from './use-exam-search.ts'

/** The queue of the examiners: what waits, and what was decided. */
export function ExamsPage() {
  const { t } = useLingui()
  const { query, search, setSearch, state } = useExamSearch()
  return (
    <StudioPage
      title={t`Exams`}
      actions={
        state === 'submitted' && (
          <NextExamButton search={search}>
            <Trans>Review the next one</Trans>
          </NextExamButton>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/exams"
          name="search"
          label={t`Search exams`}
          placeholder={t`Name or e-mail address of the learner`}
          defaultValue={search}
          onSearch={setSearch}
        />
        <ExamFilters />
      </div>
      <Loaded query={examListQuery({ query })}>
        {({ data, pagination }, isBusy) => (
          <>
            <ExamTable exams={data} isBusy={isBusy} />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
