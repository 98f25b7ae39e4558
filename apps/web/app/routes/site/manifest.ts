import { directionOf } from '@chignon/contract/platform/locale'
import { msg } from '@lingui/core/macro'
import { cachedFileResponse } from '../../lib/files/cached-file-response.ts'
import { publicFileContext } from '../../lib/files/public-file-context.ts'
import { serverI18n } from '../../lib/i18n/i18n.server.ts'
import { themeColours } from '@chignon/app-kit/browser/theme-colours'
import type { Route } from './+types/manifest.ts'

const platforms = { ios: 'itunes', android: 'play' } as const

/** Web app manifest in the language of its URL. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { brand, locale } = publicFileContext(context, request)
  const i18n = await serverI18n(locale)
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: i18n._(msg`Courses, programs and masterclasses in hair design, online and in person.`),
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui'],
    categories: ['education', 'lifestyle'],
    background_color: themeColours.dark,
    theme_color: themeColours.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: i18n._(msg`Education`), url: '/educations' },
      { name: i18n._(msg`Masterclasses`), url: '/masterclasses' },
    ],
    related_applications: (brand.stores ?? []).map(({ id, url }) => ({ platform: platforms[id], url })),
  }
  return cachedFileResponse(request, JSON.stringify(manifest), {
    type: 'application/manifest+json',
    maxAge: 86_400,
  })
}
