import { fallbackLocale } from '@chignon/contract/platform/locale'
import { useRouteLoaderData } from 'react-router'
import { serializeJsonLd } from '../../lib/seo/json-ld/serialize.ts'
import { useNonce } from '../../lib/browser/nonce.tsx'
import { usePageMetadata } from '../../lib/seo/page-metadata-context.ts'
import { themeColours } from '@chignon/app-kit/browser/theme-colours'
import type { RootData } from '../../lib/data/root-data.ts'
import { FeedLinks } from './feed-links.tsx'
import { PageSheet } from './page-sheet.tsx'

/**
 * Head elements that are read once: icons, theme colour, feeds, JSON-LD. Rendered on the server only; React leaves
 * unknown elements at the end of the head unchanged.
 */
export function ServerHead() {
  const nonce = useNonce()
  const { jsonLd, feeds } = usePageMetadata()
  // Not loaded if the root failed.
  const root = useRouteLoaderData<RootData>('root')
  const appStore = root?.brand.stores?.find(({ id }) => id === 'ios')
  const appStoreId = appStore && /\/id(?<id>\d+)/.exec(appStore.url)?.groups?.['id']
  return (
    <>
      <PageSheet />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${root?.locale ?? fallbackLocale}`} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
      {/* The first match counts: dark if the system has no preference. */}
      <meta name="theme-color" content={themeColours.dark} />
      {root && <FeedLinks feeds={feeds} origin={root.origin} locale={root.locale} />}
      {appStoreId && <meta name="apple-itunes-app" content={`app-id=${appStoreId}`} />}
      {jsonLd.length > 0 && (
        <script
          type="application/ld+json"
          data-address=""
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd) }}
        />
      )}
    </>
  )
}
