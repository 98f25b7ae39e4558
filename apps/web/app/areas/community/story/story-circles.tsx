import { StoryCircleList } from '@chignon/ui/story-circle'
import type { StoryCategory } from '@chignon/contract/community/story'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useHydratedLater } from '../../../lib/browser/use-hydrated-later.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { speaksForAcademy } from '../../../lib/data/viewer.ts'
import { PageLink } from '../../site/page-link.tsx'
import { readSeenStories } from './seen-stories.ts'
import { orderCircles } from './story-circle-order.ts'
import { StoryPicture } from './story-picture.tsx'

/** The categories of stories as circles, those with new stories first. Educators are led to publish one. */
export function StoryCircles({
  categories,
  className,
}: {
  categories: readonly StoryCategory[]
  className?: string
}) {
  const { t } = useLingui()
  // What this browser has seen is not known on the server.
  const seenHere = useHydratedLater() ? readSeenStories() : []
  const circles = orderCircles(categories, seenHere)
  const { viewer } = useRootData()
  const isEducator = speaksForAcademy(viewer)
  if (circles.length === 0 && !isEducator) return null
  return (
    <div className={className}>
      <StoryCircleList
        label={t`Stories`}
        // On a phone the row reaches the edges of the screen.
        className="max-sm:-mx-gutter max-sm:scroll-px-gutter max-sm:px-gutter max-sm:[scrollbar-width:none]"
        circles={circles.map(({ category, isSeen, start }) => ({
          id: category.id,
          seed: category.slug,
          name: category.name,
          isSeen,
          labels: { new: t`new` },
          link: <PageLink to={`/stories/${start}`} />,
          cover: (
            <StoryPicture
              story={
                category.stories.find(({ slug }) => slug === start) ?? {
                  slug: start,
                  preview_url: null,
                  picture: null,
                }
              }
              category={category.slug}
              shape="portrait"
              className="aspect-square"
            />
          ),
        }))}
      />
      {isEducator && (
        <p className="mt-5 text-small">
          <Link
            to="/stories/new"
            className="underline decoration-accent underline-offset-8 hover:text-accent"
          >
            <Trans>New story</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}
