import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useListAddress } from '../../lib/use-list-address.ts'
import { KeysPopover } from '../shell/keys-popover.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { CaseList } from './case-list.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'
import { caseListQuery } from './moderation-queries.ts'
import { useCaseKeyList } from './use-case-key-list.ts'

const casesPerPage = 50

/** What was reported or held, one queue (MODERATION-3). */
export function ModerationPage() {
  const { t } = useLingui()
  const { page } = useListAddress()
  const keys = useCaseKeyList()
  return (
    <StudioPage
      title={t`Moderation`}
      lead={t`What was reported or held, the last reported first.`}
      actions={<KeysPopover keys={keys} />}
    >
      <ModerationTabs current="queue" />
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
