import type { BaseEntry } from '@chignon/contract/catalogue/base-list'
import { localeOf } from '@chignon/contract/platform/localized'
import { useStartData } from '../../lib/start-data-context.ts'

/** The name of an entry as a reader of the studio’s language gets it (LOCALE-5). */
export function useEntryName(): (entry: Pick<BaseEntry, 'name' | 'slug'>) => string {
  const { locale } = useStartData()
  return ({ name, slug }) => name[localeOf(name, locale)] ?? slug
}
