import { LanguageSelect } from '@chignon/ui/language-select'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { directionOf } from '@chignon/contract/platform/locale'
import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import { useRootData } from '../../lib/data/use-root-data.ts'

/** Language selector: plain links with `?lang=`, which the server saves. The page is loaded again. */
export function SiteLanguageSelect() {
  const { t } = useLingui()
  const { locale, locales } = useRootData()
  const { pathname, search } = useLocation()
  return (
    <LanguageSelect
      label={t`Language`}
      items={locales.map((offered) => ({
        locale: offered,
        name: localeNames[offered],
        dir: directionOf(offered),
        link: <a href={addressIn(offered, pathname, search)} hrefLang={offered} />,
        isCurrent: offered === locale,
      }))}
    />
  )
}

function addressIn(locale: string, pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set('lang', locale)
  return `${pathname}?${query}`
}
