'use client'
import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { cx } from 'class-variance-authority'
import { ChevronLeft } from '../icons/chevron-left.tsx'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { Pause } from '../icons/pause.tsx'
import { Play } from '../icons/play.tsx'
import { X } from '../icons/x.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { hasModifier } from '../handlers/has-modifier.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LinkSlot } from '../link-slot/link-slot.tsx'
import { usePageHidden } from '../visibility/use-page-hidden.ts'
import { Progress } from './story-viewer-progress.tsx'
import type { StoryItem, StoryViewerLabels } from './story-viewer.tsx'
import { useLongPress } from './use-long-press.ts'
import { useSwipe } from './use-swipe.ts'

type StageProps = {
  title: string
  titleId: string
  stories: readonly StoryItem[]
  startId?: string | undefined
  duration: number
  onSeen?: ((id: string) => void) | undefined
  onNext?: (() => void) | undefined
  onPrevious?: (() => void) | undefined
  onClose: () => void
  labels: StoryViewerLabels
}

const calm = '(prefers-reduced-motion: reduce)'

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(calm)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const zone = 'group/zone absolute inset-y-0 cursor-pointer focus-visible:-outline-offset-4'

// Touch screens have no room for it, and everybody taps there.
const arrow = [
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-pill bg-picture-shade/60 opacity-0',
  'transition-opacity pointer-fine:opacity-75 group-hover/zone:opacity-100 group-focus-visible/zone:opacity-100',
  'rtl:-scale-x-100',
].join(' ')

/** The current story, and the controls to move to others. */
export function Stage({
  title,
  titleId,
  stories,
  startId,
  duration,
  onSeen,
  onNext,
  onPrevious,
  onClose,
  labels,
}: StageProps) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      stories.findIndex(({ id }) => id === startId),
    ),
  )
  // Under reduced motion stories do not advance automatically.
  const isCalm = useSyncExternalStore(
    watchMotion,
    () => matchMedia(calm).matches,
    () => false,
  )
  const [chosen, setChosen] = useState<boolean>()
  const isStopped = chosen ?? isCalm
  const isPageHidden = usePageHidden()
  const { isHeld, surface, isTap } = useLongPress()
  const story = stories[index]
  const isPaused = isStopped || isHeld || isPageHidden

  const see = useEffectEvent((id: string) => onSeen?.(id))
  const id = story?.id
  useEffect(() => {
    if (id !== undefined) see(id)
  }, [id])

  const goBy = (step: 1 | -1) => {
    if (index + step >= stories.length) (onNext ?? onClose)()
    else if (index + step < 0) onPrevious?.()
    else setIndex(index + step)
  }
  const tap = (step: 1 | -1) => (event: MouseEvent) => {
    if (isTap(event)) goBy(step)
  }
  const swipe = useSwipe(goBy)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') goBy(event.key === forward ? 1 : -1)
    else if (event.key === ' ' && event.target === event.currentTarget) setChosen(!isStopped)
    else return
    event.preventDefault()
  }
  if (!story) return null

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do what its buttons do
    <div
      role="group"
      aria-labelledby={titleId}
      className="grid size-full place-items-center scheme-dark text-on-picture outline-none"
      data-focus-first=""
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div
        className="@container relative h-full w-full touch-pinch-zoom overflow-clip bg-picture-shade sm:aspect-9/16 sm:h-[min(100dvh-3rem,54rem)] sm:w-auto sm:rounded-media"
        {...surface}
        onPointerDown={(event) => {
          surface.onPointerDown(event)
          swipe.begin(event)
        }}
        onPointerUp={(event) => {
          surface.onPointerUp()
          swipe.end(event)
        }}
        onPointerCancel={() => {
          surface.onPointerCancel()
          swipe.cancel()
        }}
      >
        <div className="absolute inset-0 select-none [&_img]:pointer-events-none [&_img]:size-full [&_img]:object-cover">
          {story.picture}
        </div>
        <button
          type="button"
          aria-label={labels.previous}
          // Not `disabled`, so that the focus stays when the first story is reached.
          aria-disabled={(index === 0 && !onPrevious) || undefined}
          className={cx(zone, 'start-0 w-1/3 aria-disabled:cursor-default')}
          onClick={tap(-1)}
        >
          <span className={cx(arrow, 'start-3 group-aria-disabled/zone:hidden')}>
            <ChevronLeft className="size-6" />
          </span>
        </button>
        <button type="button" aria-label={labels.next} className={cx(zone, 'end-0 w-2/3')} onClick={tap(1)}>
          <span className={cx(arrow, 'end-3')}>
            <ChevronRight className="size-6" />
          </span>
        </button>
        <div className="picture-shade pointer-events-none absolute inset-x-0 bottom-0 px-6 pt-40 pb-8">
          <div aria-live={isPaused ? 'polite' : 'off'}>
            <p className="sr-only">{labels.position(index + 1, stories.length)}</p>
            <p
              lang={story.lang}
              className="headline-type text-[length:min(var(--text-heading),8.5cqi)]/[1.1] text-balance wrap-anywhere"
            >
              {story.title}
            </p>
          </div>
          {story.note && (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the control inside is what is used
            <div className="pointer-events-auto mt-5 w-fit text-small" onClick={() => setChosen(true)}>
              {story.note}
            </div>
          )}
        </div>
        <div className="pointer-events-none bg-linear-to-b from-picture-shade/88 via-picture-shade/64 via-55% to-transparent absolute inset-x-0 top-0 px-4 pt-4 pb-16">
          <Progress
            count={stories.length}
            index={index}
            duration={duration}
            isPaused={isPaused}
            onEnd={() => goBy(1)}
          />
          <div className="pointer-events-auto mt-3 flex items-center gap-3">
            <Avatar name={story.author.name} src={story.author.src} size="small" isDecorative />
            <div className="min-w-0 grow text-small leading-snug">
              <p className="font-medium wrap-anywhere">
                {story.author.link ? (
                  <LinkSlot
                    link={story.author.link}
                    className="no-underline underline-offset-4 hover:underline"
                  >
                    <bdi>{story.author.name}</bdi>
                  </LinkSlot>
                ) : (
                  <bdi>{story.author.name}</bdi>
                )}
              </p>
              <p className="text-caption text-on-picture-muted">
                <span>{title}</span>
                {story.time && <span aria-hidden="true"> · </span>}
                {story.time}
              </p>
            </div>
            <IconButton
              variant="on-picture"
              label={isStopped ? labels.play : labels.pause}
              onClick={() => setChosen(!isStopped)}
            >
              {isStopped ? <Play /> : <Pause />}
            </IconButton>
            <IconButton variant="on-picture" label={labels.close} onClick={onClose}>
              <X />
            </IconButton>
          </div>
        </div>
      </div>
    </div>
  )
}
