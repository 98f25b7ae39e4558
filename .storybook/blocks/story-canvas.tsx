import type { Ref } from 'react'
import { cx } from 'class-variance-authority'
import { Story } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { StoryFrame } from './story-frame.tsx'

export type StoryCanvasProps = {
  story: PreparedStory
  ref?: Ref<HTMLDivElement>
  /** True if callouts are drawn over it; adds room for them around the story. Default false. */
  isMeasured?: boolean
}

/** A story on a docs page. A story that covers the whole page (`docs.story.inline: false`) is shown in a frame. */
export function StoryCanvas({ story, ref, isMeasured = false }: StoryCanvasProps) {
  const { inline: isInline = true, width, height, iframeHeight } = story.parameters['docs']?.story ?? {}
  const isFull = story.parameters['layout'] === 'fullscreen'
  return (
    // Layout containment keeps fixed elements inside.
    <div
      ref={ref}
      className={cx(
        'relative overflow-x-auto border border-line bg-ground contain-layout',
        isInline && (isMeasured ? 'p-12 sm:p-16' : !isFull && 'p-6 sm:p-10'),
      )}
    >
      {isInline ? (
        <Story of={story.moduleExport} />
      ) : (
        <StoryFrame
          story={story}
          height={Number.parseInt(height ?? iframeHeight ?? '480', 10)}
          width={width}
          isStatic={isMeasured}
        />
      )}
    </div>
  )
}
