import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { CaseList } from './case-list.tsx'
import { KeysPopover } from './keys-popover.tsx'
import { caseListQuery } from './moderation-queries.ts'

const casesPerPage = 50

/** What was reported or held, one queue (MODERATION-3). */
export function ModerationPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const page = Math.max(1, Number(params.get('page') ?? '1') || 1)
  return (
    <StudioPage
      title={t`Moderation`}
      lead={t`What was reported or held, the last reported first.`}
      actions={<KeysPopover />}
    >
      <Loaded query={caseListQuery({ query: { page, per_page: casesPerPage } })}>
        {({ data, pagination }) => (
          <>
            <CaseList cases={data} />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
