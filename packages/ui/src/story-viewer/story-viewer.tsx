'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { Author } from '../byline/byline.tsx'
import { useMessages } from '../messages/use-messages.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useModal } from '../modal/use-modal.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { Stage } from './story-viewer-stage.tsx'
import { checkControlled } from '../development/check-controlled.ts'

export type StoryItem = {
  id: string
  /** The line of text. */
  title: ReactNode
  /** A control below the text, such as one that shows the original of a translation. Using it pauses the story. */
  note?: ReactNode
  /** A `Cover`, portrait (540×960); it fills the screen. */
  picture: ReactNode
  author: Author
  /** The formatted time. */
  time?: ReactNode
  /** The language of the text, if it differs from the page's. */
  lang?: string | undefined
}

export type StoryViewerLabels = {
  close: string
  pause: string
  play: string
  previous: string
  next: string
  /** "Story 2 of 5"; only announced. */
  position: (at: number, of: number) => string
}

const english: StoryViewerLabels = {
  close: 'Close',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous story',
  next: 'Next story',
  position: (at, of) => `Story ${at} of ${of}`,
}

export type StoryViewerProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'children' | 'onClose' | 'onCancel' | 'onTransitionEnd' | 'onTransitionCancel'
> &
  OpenState & {
    /** The category's name. */
    title: string
    /** In order, shown one after another. */
    stories: readonly StoryItem[]
    /** Id of the first story to show. Default the first. */
    startId?: string | undefined
    /**
     * Milliseconds per story. Default 6000. The timer pauses during a long press, while paused or hidden, and under
     * reduced motion.
     */
    duration?: number | undefined
    /** Receives the id of each story when it is shown. */
    onSeen?: ((id: string) => void) | undefined
    /** Shows what follows the last story: another category. Default: the viewer closes. */
    onNext?: (() => void) | undefined
    /** Shows what precedes the first story. Default: nothing does. */
    onPrevious?: (() => void) | undefined
    /** Default English. */
    labels?: Partial<StoryViewerLabels> | undefined
  }

/**
 * The stories of a category in full screen. A tap on the end side shows the next one, on the start side the
 * previous one, and so does a swipe; a long press pauses; arrows follow the reading direction, Space pauses, Escape closes. It closes itself after the last story
 * unless `onNext` is given.
 */
export function StoryViewer({
  open,
  defaultOpen,
  onOpenChange,
  title,
  stories,
  startId,
  duration = 6000,
  onSeen,
  onNext,
  onPrevious,
  labels,
  className,
  ref,
  ...rest
}: StoryViewerProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('StoryViewer', 'open', open, onOpenChange, { isReadOnly: !open })
  const texts = useMessages('storyViewer', english, labels)
  const titleId = useId()
  const { ref: dialog, isOpen, close, events } = useModal({ open, defaultOpen, onOpenChange })
  const mergedRef = useMergedRefs(dialog, ref)
  return (
    <dialog
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        className,
        'm-0 h-dvh max-h-none w-screen max-w-none overflow-clip border-0 bg-picture-shade p-0 outline-none backdrop:bg-picture-shade',
      )}
      {...events}
      {...rest}
    >
      <h2 id={titleId} className="sr-only">
        {title}
      </h2>
      {isOpen && (
        <Stage
          title={title}
          titleId={titleId}
          stories={stories}
          startId={startId}
          duration={duration}
          onSeen={onSeen}
          onNext={onNext}
          onPrevious={onPrevious}
          onClose={close}
          labels={texts}
        />
      )}
    </dialog>
  )
}
