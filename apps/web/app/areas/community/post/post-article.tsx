import type { PostWithComments } from '@chignon/contract/community/post'
import { fullName } from '@chignon/contract/identity/full-name'
import { Byline } from '@chignon/ui/byline'
import { Strands } from '@chignon/ui/strands'
import { Trans } from '@lingui/react/macro'
import { LocalDay, useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { RichText } from '../../../lib/text/rich-text.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { LazyStateNotice } from '../lazy-state-notice.tsx'
import { quietAction } from '../quiet-action.ts'
import { ReportLink } from '../report/report-link.tsx'
import { LazyOriginalNote } from '../lazy-original-note.tsx'
import { PostActions } from './post-actions.tsx'
import { PostMedia } from './post-media.tsx'
import { usePostTypes } from './use-post-types.ts'

/** A post with its text, pictures or video, and what one can do with it. */
export function PostArticle({ post }: { post: PostWithComments }) {
  const types = usePostTypes()
  const { author, published_at, edited_at } = post
  const isQuestion = post.type === 'question'
  return (
    <article className={isQuestion ? 'relative isolate' : undefined}>
      {isQuestion && (
        <Strands
          seed={post.slug}
          coiffure="knot"
          width={420}
          height={320}
          className="absolute end-0 -top-16 -z-1 hidden h-96 w-2/5 mask-[radial-gradient(#000_35%,transparent_90%)] opacity-70 md:block"
        />
      )}
      <header className="mx-auto grid max-w-3xl gap-5 text-pretty">
        <p className="overline-label text-accent">
          {post.category.name}
          <span aria-hidden="true"> · </span>
          <span className="text-text-muted">{types[post.type]}</span>
        </p>
        <h1 className="headline-type text-display wrap-anywhere text-balance">
          <InLanguage locale={post.locale}>{post.name}</InLanguage>
        </h1>
        <Byline
          author={{
            name: fullName(author),
            src: author.thumbnail_url,
            link: <PageLink to={`/users/${author.id}`} />,
          }}
          time={published_at && <LocalDay at={published_at} />}
          dateTime={published_at ?? undefined}
        />
        <LazyStateNotice state={post.state} />
        <LazyOriginalNote text={post} address={`/posts/${post.slug}`} />
        {edited_at && <EditedOn at={edited_at} />}
      </header>
      <div className="mt-10 md:mt-14">
        <PostMedia post={post} />
      </div>
      <div className="mx-auto mt-10 max-w-3xl md:mt-14">
        <RichText text={post.text} locale={post.locale} className="text-lead" />
        <div className="mt-10 border-y border-line py-2">
          <div className="-mx-2.5">
            <PostActions post={post} />
          </div>
        </div>
        <p className="mt-2">
          {post.is_own ? (
            <PageLink to={`/posts/${post.slug}/edit`} className={quietAction}>
              <Trans>Edit</Trans>
            </PageLink>
          ) : (
            <ReportLink subject="post" id={post.id} className={quietAction} />
          )}
        </p>
      </div>
    </article>
  )
}

function EditedOn({ at }: { at: string }) {
  const { date } = useFormats()
  const timeZone = useTimeZone()
  return (
    <p className="text-small text-text-muted">
      <Trans>
        Edited on <time dateTime={at}>{date(at, timeZone)}</time>
      </Trans>
    </p>
  )
}
