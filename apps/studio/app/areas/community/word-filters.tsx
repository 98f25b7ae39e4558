import { TabsNav } from '@chignon/ui/tabs-nav'
import type { Locale } from '@chignon/contract/platform/locale'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { useStartData } from '../../lib/start-data-context.ts'

/** The languages of the word list, each a link. What is searched for stays. */
export function WordFilters({ current, search }: { current: Locale | undefined; search: string }) {
  const { t } = useLingui()
  const { locales } = useStartData()
  const nameOf = useLanguageNames()
  const addressOf = (locale: Locale | undefined) => {
    const params = new URLSearchParams()
    if (locale) params.set('language', locale)
    if (search !== '') params.set('search', search)
    return `?${params.toString()}`
  }
  return (
    <TabsNav
      label={t`Filter by language`}
      items={[undefined, ...locales].map((locale) => ({
        id: locale ?? 'all',
        label: locale ? nameOf(locale) : t({ message: 'All', context: 'languages' }),
        link: <Link to={addressOf(locale)} />,
        isCurrent: locale === current,
      }))}
    />
  )
}
