import type { Post, PostType, PostWithComments } from '@chignon/contract/community/post'
import type { Locale } from '@chignon/contract/platform/locale'
import { fullName } from '@chignon/contract/identity/full-name'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import type { BlogPosting, Comment, QAPage } from 'schema-dts'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'
import { academyJsonLd } from '../../../lib/seo/json-ld/academy.ts'
import { breadcrumbsJsonLd, itemListJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'
import { sharePictureOf, type ShareCard } from '../../../lib/share-picture/share-card.ts'

type PostComment = PostWithComments['comments'][number]

// Search engines read the first comments; the whole discussion is on the page.
const maxComments = 20

/** Adds the list of posts of a page of the feed. */
export function addFeedMetadata(context: AppLoadContext, posts: readonly Post[]): void {
  const items = posts.map(({ name, slug }) => ({ name, address: `/posts/${slug}` }))
  addMetadata(context, { jsonLd: [itemListJsonLd(context, items)] })
}

/** Adds sharing picture, article or question, and breadcrumbs of a post. */
export async function addPostMetadata(context: AppLoadContext, post: PostWithComments): Promise<void> {
  const i18n = await serverI18n(context.locale)
  const picture = sharePictureOf(postShareCard(post, context.locale, i18n), context)
  addMetadata(context, {
    picture,
    jsonLd: [
      { ...postJsonLd(context, post), image: context.origin + picture.path },
      breadcrumbsJsonLd(context, [
        { name: i18n._(msg`Community`), address: '/posts' },
        { name: post.name, address: `/posts/${post.slug}` },
      ]),
    ],
  })
}

/** Sharing picture of a post. */
export function postShareCard(post: Post, _locale: Locale, i18n: I18n): ShareCard {
  const types: Record<PostType, string> = {
    article: i18n._(msg`Article`),
    image: i18n._(msg`Image`),
    video: i18n._(msg`Video`),
    question: i18n._(msg`Question`),
  }
  return {
    kind: 'posts',
    slug: post.slug,
    category: post.category.slug,
    overline: `${types[post.type]} · ${post.category.name}`,
    title: post.name,
    note: fullName(post.author),
  }
}

function postJsonLd(
  context: Pick<AppLoadContext, 'brand' | 'origin' | 'locale'>,
  post: PostWithComments,
): BlogPosting | QAPage {
  const url = localizedUrl(context.origin, `/posts/${post.slug}`, context.locale)
  const accepted = post.comments.find(({ id }) => id === post.accepted_comment_id)
  const shared = {
    '@id': url,
    url,
    inLanguage: post.locale,
    author: {
      '@type': 'Person',
      name: fullName(post.author),
      url: `${context.origin}/users/${post.author.id}`,
    },
    ...(post.published_at === null ? {} : { datePublished: post.published_at }),
  } as const
  if (post.type === 'question')
    return {
      '@type': 'QAPage',
      url,
      mainEntity: {
        '@type': 'Question',
        ...shared,
        name: post.name,
        text: post.excerpt,
        answerCount: post.comments_count,
        ...(accepted && { acceptedAnswer: answersOf([accepted]) }),
        suggestedAnswer: answersOf(post.comments.filter((comment) => comment !== accepted)),
      },
    } satisfies QAPage
  return {
    '@type': 'BlogPosting',
    ...shared,
    headline: post.name,
    description: post.excerpt,
    publisher: academyJsonLd(context),
    articleSection: post.category.name,
    commentCount: post.comments_count,
    comment: textsOf(post.comments).map((comment) => ({ ...comment, '@type': 'Comment' })),
  } satisfies BlogPosting
}

function answersOf(comments: readonly PostComment[]) {
  return textsOf(comments).map((comment) => ({ ...comment, '@type': 'Answer' as const }))
}

function textsOf(comments: readonly PostComment[]) {
  return comments.slice(0, maxComments).flatMap((comment) => commentJsonLd(comment))
}

function commentJsonLd({ author, body, published_at, likes_count }: PostComment) {
  if (!author) return []
  return [
    {
      text: body,
      datePublished: published_at,
      upvoteCount: likes_count,
      author: { '@type': 'Person', name: fullName(author) },
    } satisfies Omit<Exclude<Comment, string>, '@type'>,
  ]
}
