import { useContext, useRef, useState } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'

export type StoryFrameProps = {
  story: PreparedStory
  /** px. */
  height: number
  /** True where it is only looked at. Default false. */
  isStill?: boolean
}

/** A story on a page of its own, under what the toolbar says. It holds still until it is pressed (keep-still.ts). */
export function StoryFrame({ story, height, isStill = false }: StoryFrameProps) {
  const context = useContext(DocsContext)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isInUse, setIsInUse] = useState(false)
  const { globals } = context.getStoryContext(story)
  const told = ['theme', 'contrast', 'locale', 'direction'].map((name) => `${name}:${globals[name]}`)
  return (
    <div className="relative">
      {/* Our own page: a sandbox that lets it run its scripts would hold nothing back. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={story.name}
        // Embedded, it plays nothing.
        src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${told.join(';')}`}
        loading="lazy"
        inert={!isInUse}
        className="block w-full"
        style={{ height }}
      />
      {!isStill && !isInUse && (
        <button
          type="button"
          className="absolute inset-0 flex cursor-pointer items-end justify-center pb-4 focus-visible:-outline-offset-4"
          onClick={() => {
            setIsInUse(true)
            frame.current?.focus({ preventScroll: true })
          }}
        >
          <span className="rounded-pill border border-line bg-raised px-3 py-1 text-caption font-medium text-text">
            Press to use it
          </span>
        </button>
      )}
    </div>
  )
}
