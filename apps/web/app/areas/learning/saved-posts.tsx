import type { Post } from '@chignon/contract/post'
import { useLingui } from '@lingui/react/macro'
import { InLanguage } from '../catalogue/product/in-language.tsx'
import { PageLink } from '../site/page-link.tsx'

/** Saved posts, newest first: category, title, author and the beginning of the text. */
export function SavedPosts({ posts }: { posts: readonly Post[] }) {
  const { t } = useLingui()
  if (posts.length === 0) return null
  return (
    <ul aria-label={t`Saved posts`} className="grid max-w-prose border-t border-line">
      {posts.map((post) => (
        <li key={post.id} className="grid gap-1 border-b border-line py-5">
          <p className="overline-label text-accent">{post.category.name}</p>
          <h2 className="text-subtitle font-medium">
            <InLanguage locale={post.locale}>{post.name}</InLanguage>
          </h2>
          <p className="line-clamp-2 text-small text-text-muted">
            <InLanguage locale={post.locale}>{post.body}</InLanguage>
          </p>
          <p className="text-small">
            <PageLink to={`/users/${post.author.id}`}>
              <bdi>{`${post.author.first_name} ${post.author.last_name}`}</bdi>
            </PageLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
