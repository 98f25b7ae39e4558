import type { Ref } from 'react'
import { cx } from 'class-variance-authority'
import { Story } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { StoryFrame } from './story-frame.tsx'

export type StageProps = {
  story: PreparedStory
  ref?: Ref<HTMLDivElement>
  /** True where marks are put upon it: it gets room round it. Default false. */
  isMeasured?: boolean
}

/**
 * Where a story stands on a docs page. What covers the page it is on (`docs.story.inline: false`) gets a page of its
 * own, in a frame.
 */
export function Stage({ story, ref, isMeasured = false }: StageProps) {
  const { inline: isInline = true, width, height, iframeHeight } = story.parameters['docs']?.story ?? {}
  const isFull = story.parameters['layout'] === 'fullscreen'
  return (
    // What is fixed stays within it.
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
          isStill={isMeasured}
        />
      )}
    </div>
  )
}
