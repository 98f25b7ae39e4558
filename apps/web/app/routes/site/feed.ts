import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { postEndpoints } from '@chignon/contract/community/post'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import { availableFeeds, type FeedName } from '../../lib/files/feeds.ts'
import { cachedFileResponse } from '../../lib/files/cached-file-response.ts'
import { publicFileContext } from '../../lib/files/public-file-context.ts'
import { serverI18n } from '../../lib/i18n/i18n.server.ts'
import { localizedUrl } from '../../lib/i18n/localized-url.ts'
import { callFor } from '../../lib/data/loader-queries.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { toFileError } from '../../lib/files/file-error.ts'
import { writeFeed, type FeedParts } from '../../lib/files/write-feed.ts'
import type { Route } from './+types/feed.ts'

const newest = { query: { per_page: 20 } }

/** RSS 2.0 feed in the language of its URL. */
export async function loader({
  context: requestContext,
  params,
  request,
}: Route.LoaderArgs): Promise<Response> {
  const name = availableFeeds(requestContext).find((feed) => params.file === `${feed}.xml`)
  if (!name) throw errorResponse(404)
  const context = publicFileContext(requestContext, request)
  const { brand, locale, origin } = context
  const i18n = await serverI18n(locale)
  const { title, ...parts } = await readers[name](context, i18n).catch((error: unknown) => {
    throw toFileError(error)
  })
  const text = writeFeed({
    ...parts,
    title: `${title} · ${brand.name}`,
    language: locale,
    self: localizedUrl(origin, `/feeds/${name}.xml`, locale),
  })
  return cachedFileResponse(request, text, { type: 'application/rss+xml; charset=utf-8', maxAge: 900 })
}

type Read = (context: AppLoadContext, i18n: I18n) => Promise<Omit<FeedParts, 'language' | 'self'>>

const readers: Record<FeedName, Read> = {
  async courses(context, i18n) {
    const { data } = await callFor(context)(courseEndpoints.list, newest)
    const address = addressIn(context)
    return {
      title: i18n._(msg`New courses`),
      description: i18n._(msg`Browse all courses and programs of the academy by category or keyword.`),
      link: address('/educations'),
      items: data.filter(isPublished).map(({ slug, name, summary, category, published_at }) => ({
        id: `${context.origin}/courses/${slug}`,
        title: name,
        link: address(`/courses/${slug}`),
        description: summary,
        category: category.name,
        date: new Date(published_at),
      })),
    }
  },
  async posts(context, i18n) {
    const { data } = await callFor(context)(postEndpoints.list, newest)
    const address = addressIn(context)
    return {
      title: i18n._(msg`From the community`),
      description: i18n._(msg`What hairdressers ask, show and teach one another.`),
      link: address('/posts'),
      items: data.filter(isPublished).map(({ slug, name, excerpt, category, published_at }) => ({
        id: `${context.origin}/posts/${slug}`,
        title: name,
        link: address(`/posts/${slug}`),
        description: excerpt,
        category: category.name,
        date: new Date(published_at),
      })),
    }
  },
}

function addressIn({ origin, locale }: AppLoadContext) {
  return (address: string) => localizedUrl(origin, address, locale)
}

// The API returns no drafts to guests; this shows it to the type check.
function isPublished<Item extends { published_at: string | null }>(
  item: Item,
): item is Item & { published_at: string } {
  return item.published_at !== null
}
