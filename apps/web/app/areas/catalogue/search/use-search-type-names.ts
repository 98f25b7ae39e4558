import type { SearchType } from '@chignon/contract/catalogue/search'
import { useLingui } from '@lingui/react/macro'

/** Plural names of the product types. */
export function useSearchTypeNames(): Record<SearchType, string> {
  const { t } = useLingui()
  return {
    course: t`Courses`,
    program: t`Programs`,
    'live-masterclass': t`Live masterclasses`,
    'online-masterclass': t`Online masterclasses`,
  }
}
