import { Button } from '@chignon/ui/button'
import { SearchBox } from '@chignon/ui/search-box'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { contactListQuery } from './inbox-queries.ts'
import { InboxTable } from './inbox-table.tsx'
import { useInboxSearch } from './use-inbox-search.ts'

/** The messages of the contact form: those that are open, one's own, and those that are done. */
export function InboxPage() {
  const { t } = useLingui()
  const { query, filter, search, setSearch, nextPage } = useInboxSearch()
  const filters = [
    { id: 'open', label: t({ message: 'Open', context: 'contact messages' }), to: '/inbox' },
    { id: 'mine', label: t({ message: 'Mine', context: 'contact messages' }), to: '/inbox?show=mine' },
    { id: 'done', label: t({ message: 'Done', context: 'contact messages' }), to: '/inbox?state=done' },
  ]
  return (
    <StudioPage title={t`Inbox`} lead={t`What people wrote with the contact form. You answer by mail.`}>
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/inbox"
          name="search"
          label={t`Search the inbox`}
          placeholder={t`Name, e-mail address or words`}
          defaultValue={search}
          minLength={1}
          onSearch={setSearch}
        />
        <TabsNav
          label={t`Filter messages`}
          items={filters.map(({ to, ...item }) => ({
            ...item,
            link: <Link to={to} />,
            isCurrent: item.id === filter,
          }))}
        />
      </div>
      <Loaded query={contactListQuery({ query })}>
        {({ data, pagination: { next_cursor: next } }, isBusy) => (
          <>
            <InboxTable messages={data} isBusy={isBusy} filter={search === '' ? filter : 'search'} />
            {next && (
              <Button asChild variant="secondary" className="self-center">
                <Link to={nextPage(next)}>
                  <Trans>Next page</Trans>
                </Link>
              </Button>
            )}
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
