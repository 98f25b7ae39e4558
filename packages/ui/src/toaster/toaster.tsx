'use client'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { cx } from 'class-variance-authority'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { Messages } from '../messages/all-messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useModalHost } from './use-modal-host.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { Toast, type ToastLabels, type ToastMessage } from '../toast/toast.tsx'
import { usePageHidden } from '../visibility/use-page-hidden.ts'
import { ToastClock } from './toast-clock.tsx'
import { useFocusKey } from './use-focus-key.ts'
import { useTopLayer } from './use-top-layer.ts'
import { countInstance } from '../development/count-instance.ts'

/** Minimum display time in milliseconds of a toast with an action, which must be reachable by keyboard. */
const minActionDuration = 10_000

const english: Messages['toaster'] = { label: 'Notifications' }

export type ToasterProps = Omit<ComponentProps<'section'>, 'children' | 'popover'> & {
  /** The toasts, oldest first; the newest is displayed on top. */
  toasts: readonly ToastMessage[]
  /** Receives the id of a toast that expired or was dismissed: remove it from `toasts`. */
  onDismiss: (id: string) => void
  /**
   * Milliseconds per toast, at least 10000 with an action; the timers pause while one is hovered or focused, or the
   * page is hidden. Default 3000.
   */
  duration?: number | undefined
  /** The key that moves the focus to the toasts and back; null for none. Default F8. */
  focusKey?: string | null | undefined
  /** Label of the region. Default "Notifications". */
  label?: string | undefined
  /** Of each toast. Default English. */
  labels?: Partial<ToastLabels> | undefined
}

/**
 * The place where toasts appear: at the top centre, over everything including modal dialogs, at most 800 px high.
 * Render it once, always: a live region must exist before its content changes.
 */
export function Toaster({
  toasts,
  onDismiss,
  duration = 3000,
  focusKey = 'F8',
  label,
  labels,
  ref: callerRef,
  className,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: ToasterProps) {
  const texts = useMessages('toaster', english, { label })
  const ref = useRef<HTMLElement>(null)
  const mergedRef = useMergedRefs(ref, callerRef)
  const [isHeld, setIsHeld] = useState(false)
  const isHydrated = useHydrated()
  const modal = useModalHost()
  const isPageHidden = usePageHidden()
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production')
      return countInstance('Toaster', 'Each shows its toasts over those of the others.')
    return undefined
  }, [])
  useTopLayer(ref, isHydrated, modal)
  const { leaveByEscape, beforeRemoval } = useFocusKey(ref, focusKey, toasts.length)

  const dismiss = (id: string) => {
    // A removed element fires neither pointerleave nor blur.
    setIsHeld(false)
    beforeRemoval()
    onDismiss(id)
  }
  const durationOf = (toast: ToastMessage) =>
    toast.duration ?? (toast.action ? Math.max(duration, minActionDuration) : duration)

  const region = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape returns from it
    <section
      ref={mergedRef}
      aria-label={texts.label}
      aria-keyshortcuts={focusKey ?? undefined}
      tabIndex={-1}
      popover={isHydrated ? 'manual' : undefined}
      className={cx(
        className,
        'group/region pointer-events-none fixed inset-x-0 inset-y-auto top-3 z-50 mx-auto w-full max-w-108 overflow-visible border-0 bg-transparent px-4 outline-none',
      )}
      onKeyDown={composeHandlers(onKeyDown, leaveByEscape)}
      onFocus={composeHandlers(onFocus, () => setIsHeld(true))}
      onBlur={composeHandlers(onBlur, () => setIsHeld(false))}
      {...rest}
    >
      <div onPointerEnter={() => setIsHeld(true)} onPointerLeave={() => setIsHeld(false)}>
        <ol
          aria-live="polite"
          className="-mx-4 grid max-h-[min(800px,90dvh)] gap-2 overflow-hidden px-4 pt-1 pb-12"
        >
          {toasts.toReversed().map(({ id, tone, message, action }) => (
            <li key={id}>
              <Toast
                tone={tone}
                message={message}
                action={action}
                // Its timer runs outside the region.
                isPaused
                labels={labels}
                onDismiss={() => dismiss(id)}
                className="group-focus-visible/region:outline-2 group-focus-visible/region:outline-offset-2 group-focus-visible/region:outline-focus"
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
      {toasts.map((toast) => (
        <ToastClock
          key={toast.id}
          duration={durationOf(toast)}
          isPaused={isHeld || isPageHidden}
          onEnd={() => dismiss(toast.id)}
        />
      ))}
    </>
  )
}
