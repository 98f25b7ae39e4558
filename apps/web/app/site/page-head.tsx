import { useLocation } from 'react-router'
import { localeAddress } from '../lib/locale-address.ts'
import { useRoot } from '../lib/use-root.ts'

type PageHeadProps = {
  /** The page's own title; the home page has none and shows the academy's name. */
  title?: string
  description?: string
}

/** What a page says of itself in its head: title, description, its address and its other languages. */
export function PageHead({ title, description }: PageHeadProps) {
  const { brand, locale, locales, origin } = useRoot()
  const { pathname } = useLocation()
  const fullTitle = title ? `${title} · ${brand.name}` : brand.name
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={localeAddress(origin, pathname, locale)} />
      {locales.map((offered) => (
        <link
          key={offered}
          rel="alternate"
          hrefLang={offered}
          href={localeAddress(origin, pathname, offered)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={localeAddress(origin, pathname)} />
    </>
  )
}
