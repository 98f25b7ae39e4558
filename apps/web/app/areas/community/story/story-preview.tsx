import { Cover } from '@chignon/ui/cover'
import type { Named } from '@chignon/contract/platform/primitives'
import { Trans } from '@lingui/react/macro'
import { coverShapes, coverUrl } from '../../../lib/files/cover-url.ts'
import type { StoryDraft } from './use-story-draft.ts'

type StoryPreviewProps = { draft: StoryDraft; categories: readonly Named[] }

/** The story that is being written, roughly as others will see it. */
export function StoryPreview({ draft: { text, pictureUrl, categoryId }, categories }: StoryPreviewProps) {
  const category = categories.find(({ id }) => id === categoryId) ?? categories[0]
  const { width, height } = coverShapes.story
  return (
    <figure className="grid w-full max-w-72 gap-3 justify-self-center md:sticky md:top-24">
      <div
        aria-hidden="true"
        className="@container relative aspect-9/16 overflow-clip rounded-media bg-picture-shade scheme-dark text-on-picture [&_img]:size-full [&_img]:object-cover"
      >
        {pictureUrl ? (
          <img src={pictureUrl} alt="" className="absolute inset-0" />
        ) : (
          category && (
            <Cover src={coverUrl({ slug: 'your-story', category }, 'story')} width={width} height={height} />
          )
        )}
        <div className="picture-shade absolute inset-x-0 bottom-0 px-5 pt-32 pb-6">
          <p
            dir="auto"
            className="headline-type text-[length:min(var(--text-heading),8.5cqi)]/[1.1] text-balance wrap-anywhere"
          >
            {text || (
              <span>
                <Trans>Your text</Trans>
              </span>
            )}
          </p>
        </div>
        <p className="absolute inset-x-0 top-0 bg-linear-to-b from-picture-shade/80 to-transparent p-4 pb-10 text-caption">
          {category?.name}
        </p>
      </div>
      <figcaption className="text-center text-small text-text-muted">
        <Trans>A rough preview</Trans>
      </figcaption>
    </figure>
  )
}
