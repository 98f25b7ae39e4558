'use client'
import { useId, type KeyboardEvent } from 'react'
import { ChevronLeft } from '../icons/chevron-left.tsx'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { X } from '../icons/x.tsx'
import { hasModifier } from '../handlers/has-modifier.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useModal } from '../modal/use-modal.ts'
import { useOutsidePress } from '../dialog/use-outside-press.ts'
import type { GalleryGridLabels, GalleryPicture } from './gallery-grid.tsx'

type LightboxProps = {
  pictures: readonly GalleryPicture[]
  /** Id of the current picture; null while it is closed. */
  shownId: string | null
  onShow: (id: string | null) => void
  labels: GalleryGridLabels
}

const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'rtl:-scale-x-100' } as const

/** A full-screen picture viewer. Arrows, Home and End change the picture; Escape and a click outside close it. */
export function Lightbox({ pictures, shownId, onShow, labels }: LightboxProps) {
  const titleId = useId()
  const index = pictures.findIndex(({ id }) => id === shownId)
  const shown = pictures[index]
  const { ref, close, events } = useModal({ open: shown !== undefined, onOpenChange: () => onShow(null) })
  useOutsidePress(ref, close)
  const goTo = (target: number) => onShow(pictures.at(target % pictures.length)?.id ?? null)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      goTo(index + (event.key === forward ? 1 : -1))
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(-1)
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do what its buttons do
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="m-auto max-h-none max-w-none border-0 bg-picture-shade p-0 scheme-dark text-on-picture outline-none backdrop:bg-picture-shade"
      onKeyDown={onKeyDown}
      {...events}
    >
      {shown && (
        <>
          <figure className="grid gap-3">
            <picture key={shown.id}>
              {shown.sources?.map(({ type, srcset }) => (
                // Never larger than the picture is: the width of an image with several sizes is what `sizes` says.
                <source
                  key={type}
                  type={type}
                  srcSet={srcset}
                  sizes={`min(100vw - 2rem, ${shown.width}px)`}
                />
              ))}
              <img
                src={shown.src}
                alt={shown.alt}
                width={shown.width}
                height={shown.height}
                className="max-h-[calc(100dvh-9rem)] w-auto max-w-[calc(100vw-2rem)] rounded-media object-contain"
              />
            </picture>
            <figcaption className="flex items-baseline justify-between gap-6 text-small">
              <span id={titleId} aria-live="polite">
                {shown.alt}
              </span>
              <span className="shrink-0 text-on-picture-muted tabular-nums">
                {labels.position(index + 1, pictures.length)}
              </span>
            </figcaption>
          </figure>
          {pictures.length > 1 && (
            <>
              <IconButton
                variant="on-picture"
                size="large"
                label={labels.previous}
                className="fixed! start-3 top-1/2 -translate-y-1/2"
                onClick={() => goTo(index - 1)}
              >
                <ChevronLeft {...icon} />
              </IconButton>
              <IconButton
                variant="on-picture"
                size="large"
                label={labels.next}
                className="fixed! end-3 top-1/2 -translate-y-1/2"
                onClick={() => goTo(index + 1)}
              >
                <ChevronRight {...icon} />
              </IconButton>
            </>
          )}
          <IconButton
            variant="on-picture"
            size="large"
            label={labels.close}
            className="fixed! end-3 top-3"
            onClick={close}
          >
            <X />
          </IconButton>
        </>
      )}
    </dialog>
  )
}
