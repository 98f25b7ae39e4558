import { Button } from '@chignon/ui/button'
import { SearchBox } from '@chignon/ui/search-box'
import { SelectField } from '@chignon/ui/select-field'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { undoLatestAtom } from '../../lib/undo-atoms.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { useLetterKeys } from '../../lib/use-letter-keys.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { CodeOverview } from './code-overview.tsx'
import { FoundCodes } from './found-codes.tsx'
import { listedStates, usePromoSearch } from './use-promo-search.ts'
import { usePromoTexts } from './use-promo-texts.ts'

const CodeDialog = lazyDialog(() => import('./code-dialog.tsx').then((module) => module.CodeDialog))
const SeriesDialog = lazyDialog(() => import('./series-dialog.tsx').then((module) => module.SeriesDialog))

/** Promotional codes. The key `n` makes one, `z` takes back what was switched last. */
export function CodesPage() {
  const { t } = useLingui()
  const { states } = usePromoTexts()
  const { query, page, search, setSearch, state, setState, series, isNarrowed } = usePromoSearch()
  const making = useDialog()
  const makingSeries = useDialog()
  const undoLatest = useSetAtom(undoLatestAtom)
  useLetterKeys((letter) => {
    if (letter === 'n') making.show()
    return letter === 'n' || (letter === 'z' && undoLatest())
  })
  return (
    <StudioPage
      title={t`Codes`}
      actions={
        <>
          <Button variant="secondary" onClick={makingSeries.show}>
            <Trans>New series</Trans>
          </Button>
          <Button onClick={making.show}>
            <Trans>New code</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
        <SearchBox
          className="grow"
          action="/studio/codes"
          name="search"
          label={t`Search codes`}
          placeholder={t`A part of the code`}
          defaultValue={search}
          minLength={1}
          onSearch={setSearch}
        />
        <SelectField className="w-full sm:w-60" label={t`State`} value={state ?? ''} onValueChange={setState}>
          <option value="">{t({ context: 'promo codes', message: 'All' })}</option>
          {listedStates.map((each) => (
            <option key={each} value={each}>
              {states[each]}
            </option>
          ))}
          <option value="ended">{t`Over, used up or off`}</option>
        </SelectField>
      </div>
      {series !== '' && (
        <TextLink asChild variant="plain" className="self-start">
          <Link to="/codes">
            <Trans>All codes and series</Trans>
          </Link>
        </TextLink>
      )}
      {isNarrowed ? <FoundCodes query={query} /> : <CodeOverview page={page} />}
      <CodeDialog key={making.key} open={making.open} onClose={making.close} />
      <SeriesDialog
        key={`series-${makingSeries.key}`}
        open={makingSeries.open}
        onClose={makingSeries.close}
      />
    </StudioPage>
  )
}
