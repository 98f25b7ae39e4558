import { useContext, useEffect, useRef, useState } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { initialGlobals } from '../globals.ts'

export type StoryFrameProps = {
  story: PreparedStory
  /** px. */
  height: number
  /** px, of the page it stands on, which is made as small as there is room. Default as wide as its place. */
  width?: number | undefined
  /** True where it is only looked at. Default false. */
  isStill?: boolean
}

/** A story on a page of its own, under what the toolbar says. It holds still until it is pressed (keep-still.ts). */
export function StoryFrame({ story, height, width, isStill = false }: StoryFrameProps) {
  const context = useContext(DocsContext)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isInUse, setIsInUse] = useState(false)
  const [room, setRoom] = useState(width ?? 1)
  const scale = width ? room / width : 1

  useEffect(() => {
    const place = frame.current?.parentElement
    if (!place) return
    const observer = new ResizeObserver(() => setRoom(place.clientWidth))
    observer.observe(place)
    return () => observer.disconnect()
  }, [])

  const { globals } = context.getStoryContext(story)
  const told = Object.keys(initialGlobals).map((name) => `${name}:${globals[name]}`)
  useEffect(() => {
    if (isInUse) frame.current?.focus({ preventScroll: true })
  }, [isInUse])

  return (
    <div dir="ltr" className="relative overflow-clip" style={{ height: height * scale }}>
      {/* Our own page: a sandbox that lets it run its scripts would hold nothing back. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={story.name}
        // Embedded, it plays nothing.
        src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${told.join(';')}`}
        loading="lazy"
        inert={!isInUse}
        className="block w-full origin-top-left"
        style={width ? { height, width, scale } : { height }}
      />
      {!isStill && !isInUse && (
        <button
          type="button"
          className="absolute inset-0 flex cursor-pointer items-end justify-center pb-4 focus-visible:-outline-offset-4"
          onClick={() => setIsInUse(true)}
        >
          <span className="rounded-pill border border-line bg-raised px-3 py-1 text-caption font-medium text-text">
            Press to use it
          </span>
        </button>
      )}
    </div>
  )
}
