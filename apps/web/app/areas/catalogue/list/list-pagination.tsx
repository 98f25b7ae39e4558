import { Pagination } from '@chignon/ui/pagination'
import type { Pagination as Pages } from '@chignon/contract/platform/response'
import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

/** Pagination of a list; not rendered for a single page. */
export function ListPagination({ pages, pathOf }: { pages: Pages; pathOf: (page: number) => string }) {
  const { t } = useLingui()
  return (
    <Pagination
      className="mt-16"
      page={pages.page}
      lastPage={pages.last_page}
      renderLink={(page) => <PageLink to={pathOf(page)} />}
      labels={{
        nav: t`Pages`,
        previous: t`Previous page`,
        next: t`Next page`,
        page: (page) => t`Page ${page}`,
        position: (page, lastPage) => t`${page} of ${lastPage}`,
      }}
    />
  )
}
