import type { Locale } from '@chignon/contract/platform/locale'
import { useLocation } from 'react-router'
import { localizedUrl } from '../../lib/i18n/localized-url.ts'
import { usePageMetadata } from '../../lib/seo/page-metadata-context.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'

// Values of og:locale.
const shareLocales: Record<Locale, string> = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  it: 'it_IT',
  fr: 'fr_FR',
  pt: 'pt_PT',
  fa: 'fa_IR',
}

type CanonicalTagsProps = {
  title: string
  description: string | undefined
  address?: string
  type?: 'website' | 'article' | 'profile'
  isUnlisted?: boolean
}

/**
 * Canonical URL, language alternates and Open Graph tags. Rendered on the server only; `useCanonicalTags` removes them
 * after client-side navigation.
 */
export function CanonicalTags({
  title,
  description,
  address,
  type = 'website',
  isUnlisted = false,
}: CanonicalTagsProps) {
  const { brand, locale, locales, origin } = useRootData()
  const { pathname } = useLocation()
  const { picture } = usePageMetadata()
  if (isUnlisted) return <meta data-address="" name="robots" content="noindex" />

  const own = address ?? (pathname.replace(/\/+$/, '') || '/')
  const url = localizedUrl(origin, own, locale)
  const image = origin + (picture?.path ?? `/og/pages/home.png?lang=${locale}`)
  const tags = {
    'og:site_name': brand.name,
    'og:type': type,
    'og:title': title,
    ...(description ? { 'og:description': description } : {}),
    'og:url': url,
    'og:locale': shareLocales[locale],
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture?.alt ?? brand.name,
  }
  return (
    <>
      <link data-address="" rel="canonical" href={url} />
      {locales.map((offered) => (
        <link
          key={offered}
          data-address=""
          rel="alternate"
          hrefLang={offered}
          href={localizedUrl(origin, own, offered)}
        />
      ))}
      <link data-address="" rel="alternate" hrefLang="x-default" href={localizedUrl(origin, own)} />
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} data-address="" property={property} content={content} />
      ))}
      {locales
        .filter((offered) => offered !== locale)
        .map((offered) => (
          <meta
            key={offered}
            data-address=""
            property="og:locale:alternate"
            content={shareLocales[offered]}
          />
        ))}
      <meta data-address="" name="twitter:card" content="summary_large_image" />
    </>
  )
}
