import { EmptyState } from '@chignon/ui/empty-state'
import { SearchBox } from '@chignon/ui/search-box'
import { useLingui } from '@lingui/react/macro'
import { locales } from '@chignon/contract/platform/locale'
import { Loaded } from '../../lib/loaded.tsx'
import { useListAddress } from '../../lib/use-list-address.ts'
import { ListPagination } from '../shell/list-pagination.tsx'
import { wordListQuery } from './community-queries.ts'
import { CommunityPage } from './community-page.tsx'
import { NewWordForm } from './new-word-form.tsx'
import { WordFilters } from './word-filters.tsx'
import { WordList } from './word-list.tsx'

const wordsPerPage = 50

/** The words that hold a text until a moderator has read it (MODERATION-2). */
export function WordListPage() {
  const { t } = useLingui()
  const { params, page, search, setSearch } = useListAddress()
  const locale = locales.find((each) => each === params.get('language'))
  const query = { page, per_page: wordsPerPage, ...(locale && { locale }), ...(search && { search }) }
  return (
    <CommunityPage
      tab="words"
      lead={t`A text with one of these words is held until you have read it. They apply to texts in all languages.`}
    >
      <NewWordForm />
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/community/words"
          name="search"
          label={t`Search the word list`}
          placeholder={t`Search the word list`}
          defaultValue={search}
          onSearch={setSearch}
        />
        <WordFilters current={locale} search={search} />
      </div>
      <Loaded query={wordListQuery({ query })}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState
              level={2}
              title={search === '' && !locale ? t`No words yet` : t`Nothing found`}
              text={t`Try a word above to see which texts it would have held.`}
            />
          ) : (
            <>
              <WordList words={data} />
              <ListPagination pagination={pagination} />
            </>
          )
        }
      </Loaded>
    </CommunityPage>
  )
}
