import { StoryViewer } from '@chignon/ui/story-viewer'
import type { Story, StoryCategory } from '@chignon/contract/community/story'
import { fullName } from '@chignon/contract/identity/full-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useRecentTime } from '../../../lib/i18n/use-recent-time.ts'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { rememberSeenStory } from './seen-stories.ts'
import { StoryPicture } from './story-picture.tsx'
import { useFocusCircle } from './use-focus-circle.ts'

type StoryStageProps = {
  categories: readonly StoryCategory[]
  /** The slug of the story to begin with. */
  slug: string
}

/** The stories in full screen, one category after another. Closing leads back to where the viewer came from. */
export function StoryStage({ categories, slug }: StoryStageProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  // Most stories last a day: today's stories show a time.
  const timeOf = useRecentTime('date')
  const { viewer } = useRootData()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [start, setStart] = useState(slug)
  // The story that is shown as it was written (TEXT-6).
  const [originalId, setOriginalId] = useState<string | null>(null)
  const current = categories.findIndex(({ stories }) => stories.some((story) => story.slug === start))
  const category = categories[current]
  useFocusCircle(category?.stories.map((story) => story.slug) ?? [])
  if (!category) return null
  const before = categories[current - 1]?.stories.at(-1)
  const after = categories[current + 1]?.stories[0]
  // The first page of a visit has this key: there is no page to go back to.
  const close = () => void (key === 'default' ? navigate('/posts', { replace: true }) : navigate(-1))

  const see = (id: string) => {
    const story = category.stories.find((candidate) => candidate.id === id)
    if (!story) return
    // Only the address changes: a navigation would load all stories again.
    window.history.replaceState(window.history.state, '', `/stories/${story.slug}`)
    rememberSeenStory(id)
    if (isGuest(viewer) || story.is_seen) return
    void fetch(`/bff/stories/${id}/seen`, { method: 'POST', keepalive: true }).catch(() => null)
  }
  return (
    <StoryViewer
      key={category.id}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={category.name}
      startId={category.stories.find((story) => story.slug === start)?.id}
      stories={category.stories.map((story) => ({
        id: story.id,
        title: textOf((story.id === originalId && story.original) || story),
        note: story.original && (
          <button
            type="button"
            className="touch-target cursor-pointer rounded-media underline underline-offset-4"
            onClick={() => setOriginalId(story.id === originalId ? null : story.id)}
          >
            {story.id === originalId ? <Trans>Show translation</Trans> : <Trans>Show original</Trans>}
          </button>
        ),
        picture: <StoryPicture story={story} category={category.slug} shape="story" isPriority />,
        author: {
          name: fullName(story.author),
          src: story.author.thumbnail_url,
          link: <Link to={`/users/${story.author.id}`} />,
        },
        time: story.published_at ? timeOf(story.published_at) : undefined,
      }))}
      onSeen={see}
      onNext={after ? () => setStart(after.slug) : undefined}
      onPrevious={before ? () => setStart(before.slug) : undefined}
      labels={{
        close: t`Close`,
        pause: t`Pause`,
        play: t`Play`,
        previous: t`Previous story`,
        next: t`Next story`,
        position: (index, total) => t`Story ${number(index)} of ${number(total)}`,
      }}
    />
  )
}

function textOf({ locale, name }: Pick<Story, 'locale' | 'name'>) {
  return <InLanguage locale={locale}>{name}</InLanguage>
}
