import { useContext } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'

/** A story on a page of its own, under what the toolbar says. `height` in px. */
export function StoryFrame({ story, height }: { story: PreparedStory; height: number }) {
  const context = useContext(DocsContext)
  const { globals } = context.getStoryContext(story)
  const told = ['theme', 'contrast', 'locale', 'direction'].map((name) => `${name}:${globals[name]}`)
  return (
    // Our own page: a sandbox that lets it run its scripts would hold nothing back.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${told.join(';')}`}
      loading="lazy"
      className="block w-full"
      style={{ height }}
    />
  )
}
