'use client'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { cx } from 'class-variance-authority'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useModalHost } from './use-modal-host.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { Toast, type ToastMessage } from '../toast/toast.tsx'
import { usePageHidden } from '../visibility/use-page-hidden.ts'
import { ToastClock } from './toast-clock.tsx'

/**
 * Moves the region to the top layer and, with toasts, above everything opened since. If the focus is inside, it is
 * left as it is, because closing it would lose the focus.
 */
function raise(region: HTMLElement, hasNews: boolean): void {
  const isOpen = region.matches(':popover-open')
  if (isOpen && (!hasNews || region.contains(document.activeElement))) return
  if (isOpen) region.hidePopover()
  region.showPopover()
}

export type ToasterProps = Omit<ComponentProps<'section'>, 'children' | 'popover'> & {
  /** The toasts, oldest first; the newest is displayed on top. */
  toasts: readonly ToastMessage[]
  /** Receives the id of a toast that expired or was dismissed: remove it from `toasts`. */
  onDismiss: (id: string) => void
  /**
   * Milliseconds per toast; the timers pause while one is hovered or focused, or the page is hidden. Default 3000.
   */
  duration?: number | undefined
  /** Label of the region. Default "Notifications". */
  label?: string | undefined
  /** Name of each close button. Default "Dismiss". */
  dismissLabel?: string | undefined
}

/**
 * The place where toasts appear: at the top centre, over everything including modal dialogs, at most 800 px high.
 * Render it once, always: a live region must exist before its content changes.
 */
export function Toaster({
  toasts,
  onDismiss,
  duration = 3000,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
  ref: callerRef,
  className,
  ...rest
}: ToasterProps) {
  const ref = useRef<HTMLElement>(null)
  const mergedRef = useMergedRefs(ref, callerRef)
  const [isHeld, setIsHeld] = useState(false)
  const isHydrated = useHydrated()
  const modal = useModalHost()
  const isPageHidden = usePageHidden()

  useEffect(() => {
    const region = ref.current
    const host = modal ?? document.body
    if (isHydrated && region && host.contains(region)) raise(region, toasts.length > 0)
  }, [toasts.length, isHydrated, modal])

  const dismiss = (id: string) => {
    // A removed element fires neither pointerleave nor blur.
    setIsHeld(false)
    onDismiss(id)
  }

  const region = (
    <section
      ref={mergedRef}
      aria-label={label}
      popover={isHydrated ? 'manual' : undefined}
      className={cx(
        'pointer-events-none fixed inset-x-0 inset-y-auto top-3 z-50 mx-auto w-full max-w-108 overflow-visible border-0 bg-transparent px-4',
        className,
      )}
      {...rest}
    >
      <div
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <ol
          aria-live="polite"
          className="-mx-4 grid max-h-[min(800px,90dvh)] gap-2 overflow-hidden px-4 pb-12"
        >
          {toasts.toReversed().map(({ id, tone, message }) => (
            <li key={id}>
              <Toast
                tone={tone}
                message={message}
                // Its timer runs outside the region.
                isPaused
                dismissLabel={dismissLabel}
                onDismiss={() => dismiss(id)}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
  return (
    <>
      {modal ? createPortal(region, modal) : region}
      {toasts.map(({ id }) => (
        <ToastClock
          key={id}
          duration={duration}
          isPaused={isHeld || isPageHidden}
          onEnd={() => dismiss(id)}
        />
      ))}
    </>
  )
}
