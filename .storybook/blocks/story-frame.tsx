import { useContext, useEffect, useRef, useState } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { initialGlobals } from '../globals.ts'

export type StoryFrameProps = {
  story: PreparedStory
  /** px. */
  height: number
  /** Viewport width of the story in px; the frame is scaled down to the available width. Default: the available width. */
  width?: number | undefined
  /** True if it cannot be activated. Default false. */
  isStatic?: boolean
}

/** A story in a frame, with the settings of the toolbar. Inert until it is pressed (prevent-autofocus.ts). */
export function StoryFrame({ story, height, width, isStatic = false }: StoryFrameProps) {
  const context = useContext(DocsContext)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isInUse, setIsInUse] = useState(false)
  const [available, setAvailable] = useState(width ?? 1)
  const scale = width ? available / width : 1

  useEffect(() => {
    const parent = frame.current?.parentElement
    if (!parent) return
    const observer = new ResizeObserver(() => setAvailable(parent.clientWidth))
    observer.observe(parent)
    return () => observer.disconnect()
  }, [])

  const { globals } = context.getStoryContext(story)
  const globalArgs = Object.keys(initialGlobals).map((name) => `${name}:${globals[name]}`)
  useEffect(() => {
    if (isInUse) frame.current?.focus({ preventScroll: true })
  }, [isInUse])

  return (
    <div dir="ltr" className="relative overflow-clip" style={{ height: height * scale }}>
      {/* Our own page. A sandbox with scripts and same origin would not restrict it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={story.name}
        // Play functions do not run in embedded stories.
        src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${globalArgs.join(';')}`}
        loading="lazy"
        inert={!isInUse}
        className="block w-full origin-top-left"
        style={width ? { height, width, scale } : { height }}
      />
      {!isStatic && !isInUse && (
        <button
          type="button"
          className="absolute inset-0 flex cursor-pointer items-end justify-center pb-4 focus-visible:-outline-offset-4"
          onClick={() => setIsInUse(true)}
        >
          <span className="rounded-pill border border-line bg-raised px-3 py-1 text-caption font-medium text-text">
            Click to interact
          </span>
        </button>
      )}
    </div>
  )
}
