import { Byline } from '@chignon/ui/byline'
import type { StoryCategory, StoryWithCategory } from '@chignon/contract/community/story'
import { fullName } from '@chignon/contract/identity/full-name'
import { Trans } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { LazyStateNotice } from '../lazy-state-notice.tsx'
import { LazyOriginalNote } from '../lazy-original-note.tsx'
import { ReportLink } from '../report/report-link.tsx'
import { DeleteStory } from './delete-story.tsx'
import { neighboursOf } from './story-neighbours.ts'
import { StoryCircles } from './story-circles.tsx'
import { StoryPicture } from './story-picture.tsx'

type StoryPageProps = { story: StoryWithCategory; categories: readonly StoryCategory[] }

/** A story as a page to read: below the viewer, and alone without scripts. */
export function StoryPage({ story, categories }: StoryPageProps) {
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const { previous, next } = neighboursOf(story.slug, categories)
  const { author, category, original } = story
  const [query] = useSearchParams()
  const shown = original && query.has('original') ? original : story
  return (
    <div className="content-width pt-10 pb-section">
      <StoryCircles categories={categories} className="mb-10" />
      <article className="grid gap-10 sm:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[minmax(0,26rem)_1fr] lg:gap-20">
        <StoryPicture
          story={story}
          category={category.slug}
          shape="story"
          isPriority
          className="aspect-9/16 max-h-[80dvh] rounded-media"
        />
        <div className="grid content-center gap-6">
          <p className="overline-label text-accent">{category.name}</p>
          <h1 className="headline-type text-display leading-[1.08] text-balance wrap-anywhere">
            <InLanguage locale={shown.locale}>{shown.name}</InLanguage>
          </h1>
          {original && (
            <LazyOriginalNote
              text={{ locale: shown.locale, original_locale: original.locale }}
              address={`/stories/${story.slug}`}
            />
          )}
          <LazyStateNotice state={story.state} />
          <Byline
            author={{
              name: fullName(author),
              src: author.thumbnail_url,
              link: <Link to={`/users/${author.id}`} />,
            }}
            time={story.published_at ? date(story.published_at, timeZone) : undefined}
            dateTime={story.published_at ?? undefined}
          />
          <nav className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-6">
            {previous && (
              <Link
                to={`/stories/${previous}`}
                className="underline decoration-accent underline-offset-8 hover:text-accent"
              >
                <Trans>Previous story</Trans>
              </Link>
            )}
            {next && (
              <Link
                to={`/stories/${next}`}
                className="underline decoration-accent underline-offset-8 hover:text-accent"
              >
                <Trans>Next story</Trans>
              </Link>
            )}
          </nav>
          {story.is_own ? (
            <DeleteStory story={story} />
          ) : (
            <p>
              <ReportLink
                subject="story"
                id={story.id}
                className="text-small text-text-muted hover:underline"
              />
            </p>
          )}
        </div>
      </article>
    </div>
  )
}
