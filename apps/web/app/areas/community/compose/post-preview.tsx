import type { OwnPost } from '@chignon/contract/community/own-post'
import { Picture } from '@chignon/ui/picture'
import { Trans } from '@lingui/react/macro'
import { RichText } from '../../../lib/text/rich-text.tsx'

/** A post as others will see it. */
export function PostPreview({ post }: { post: OwnPost }) {
  const { name, text, locale, category, resources } = post
  return (
    <article aria-live="polite" className="grid gap-6 rounded-media border border-line bg-surface p-5 sm:p-8">
      <header className="grid gap-3">
        <p className="overline-label text-accent">{category.name}</p>
        <h2 lang={locale} dir="auto" className="headline-type text-headline wrap-break-word">
          {name || (
            <span>
              <Trans>Untitled</Trans>
            </span>
          )}
        </h2>
      </header>
      {resources.map(({ id, picture, url, alt }) =>
        picture ? (
          <Picture key={id} {...picture} sizes="(min-width: 48rem) 44rem, 90vw" />
        ) : (
          // People upload clips without captions; their description is the label.
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <video
            key={id}
            src={url ?? undefined}
            aria-label={alt}
            controls
            preload="metadata"
            className="w-full"
          />
        ),
      )}
      <RichText text={text} locale={locale} />
    </article>
  )
}
