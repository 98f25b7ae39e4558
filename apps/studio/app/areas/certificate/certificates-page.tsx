import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { SearchBox } from '@chignon/ui/search-box'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { CursorPagination } from '../shell/cursor-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { CertificateFilters } from './certificate-filters.tsx'
import { CertificateList } from './certificate-list.tsx'
import { certificateListQuery } from './certificate-queries.ts'
import { useCertificateSearch } from './use-certificate-search.ts'

const AwardDialog = lazyDialog(() => import('./award-dialog.tsx').then((module) => module.AwardDialog))

/** Every certificate, found by code, holder, thing or state (CERT-15). */
export function CertificatesPage() {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const { query, search, setSearch } = useCertificateSearch()
  const dialog = useDialog()
  return (
    <StudioPage
      title={t`Certificates`}
      actions={
        reachOf(viewer.role, 'certificates.award') && (
          <Button onClick={dialog.show}>
            <Trans>Award by hand</Trans>
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/certificates"
          name="search"
          label={t`Search certificates`}
          placeholder={t`Code or name of the holder`}
          defaultValue={search}
          minLength={1}
          onSearch={setSearch}
        />
        <CertificateFilters />
      </div>
      <Loaded query={certificateListQuery({ query })}>
        {({ data, pagination }) => (
          <>
            <CertificateList certificates={data} isFiltered={Object.keys(query).length > 0} />
            <CursorPagination pagination={pagination} />
          </>
        )}
      </Loaded>
      <AwardDialog key={dialog.key} holder={null} open={dialog.open} onClose={dialog.close} />
    </StudioPage>
  )
}
