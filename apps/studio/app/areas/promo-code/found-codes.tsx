import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { CodeTable } from './code-table.tsx'
import { codeListQuery } from './promo-queries.ts'
import type { usePromoSearch } from './use-promo-search.ts'

type Query = ReturnType<typeof usePromoSearch>['query']

/** The codes that a search, a state or a series leaves. */
export function FoundCodes({ query }: { query: Query }) {
  const { t } = useLingui()
  return (
    <Loaded query={codeListQuery({ query })}>
      {({ data, pagination }, isBusy) => (
        <>
          <CodeTable
            caption={t`Codes, newest first`}
            codes={data}
            isBusy={isBusy}
            empty={
              <EmptyState
                level={2}
                title={t`No code fits`}
                text={t`Try a part of the code, or all states.`}
              />
            }
          />
          <ListPagination pagination={pagination} />
        </>
      )}
    </Loaded>
  )
}
