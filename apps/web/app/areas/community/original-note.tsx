import type { PostWithComments } from '@chignon/contract/post'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import { languageName } from './language-name.ts'

/** Names the language that a translated post was written in, with a link to the original, or back from it (TEXT-6). */
export function OriginalNote({ post }: { post: PostWithComments }) {
  const { i18n } = useLingui()
  const [query] = useSearchParams()
  const isTranslation = post.locale !== post.original_locale
  const isOriginal = query.has('original') && post.locale !== i18n.locale
  if (!isTranslation && !isOriginal) return null
  const language = languageName(post.original_locale, i18n.locale)
  const address = `/posts/${post.slug}`
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-text-muted">
      {isTranslation ? (
        <>
          <span>
            <Trans>Translated. Original language: {language}</Trans>
          </span>
          <PageLink
            to={`${address}?original`}
            preventScrollReset
            className="touch-target underline decoration-accent underline-offset-8 hover:text-accent"
          >
            <Trans>Show original</Trans>
          </PageLink>
        </>
      ) : (
        <>
          <span>
            <Trans>Original language: {language}</Trans>
          </span>
          <PageLink
            to={address}
            preventScrollReset
            className="touch-target underline decoration-accent underline-offset-8 hover:text-accent"
          >
            <Trans>Show translation</Trans>
          </PageLink>
        </>
      )}
    </p>
  )
}
