import { shareCards } from '../../areas/catalogue/product/share-cards.ts'
import { hasMatchingETag } from '../../lib/files/cached-file-response.ts'
import { publicFileContext } from '../../lib/files/public-file-context.ts'
import { serverI18n } from '../../lib/i18n/i18n.server.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { toFileError } from '../../lib/files/file-error.ts'
import { renderCard } from '../../lib/share-picture/render-card.ts'
import { shareCardHash, type ShareCard } from '../../lib/share-picture/share-card.ts'
import { siteShareCard } from '../../areas/site/site-metadata.ts'
import type { Route } from './+types/share-picture.ts'

const fileName = /^(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.png$/

/**
 * Sharing picture of a page: PNG, 1200 × 630, in the language of its URL. Cached forever with its hash in the URL,
 * otherwise for an hour.
 */
export async function loader({
  context: requestContext,
  params,
  request,
}: Route.LoaderArgs): Promise<Response> {
  const context = publicFileContext(requestContext, request)
  const { slug } = fileName.exec(params.file)?.groups ?? {}
  if (!slug || slug.length > 120) throw errorResponse(404)
  const card = await readCard(context, params.kind, slug)
  const hash = shareCardHash(card, context)
  const isNamed = new URL(request.url).searchParams.get('v') === hash
  const headers = {
    ETag: `"${hash}"`,
    'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    // Other sites embed it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (hasMatchingETag(request, headers.ETag)) return new Response(null, { status: 304, headers })
  const shown = { hash, locale: context.locale, brandName: context.brand.name }
  try {
    const picture = await renderCard(card, shown)
    return new Response(picture, { headers: { ...headers, 'Content-Type': 'image/png' } })
  } catch (error) {
    throw toFileError(error)
  }
}

async function readCard(
  context: Route.LoaderArgs['context'],
  kind: string,
  slug: string,
): Promise<ShareCard> {
  const i18n = await serverI18n(context.locale)
  if (kind === 'pages' && slug === 'home') return siteShareCard(i18n)
  const read = Object.hasOwn(shareCards, kind) ? shareCards[kind] : undefined
  if (!read) throw errorResponse(404)
  try {
    return await read(context, slug, i18n)
  } catch (error) {
    throw toFileError(error)
  }
}
