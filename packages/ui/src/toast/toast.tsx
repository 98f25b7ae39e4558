'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { X } from '../icons/x.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useCountdown } from './use-countdown.ts'

/** The kind of message. */
export type ToastTone = 'error' | 'success' | 'default' | 'info' | 'warning'

/** A toast message. `id` is unique among those shown. */
export type ToastMessage = {
  id: string
  tone: ToastTone
  /** One sentence about what happened. */
  message: ReactNode
}

const dot = cva('mt-2 size-2 shrink-0 rounded-pill forced-colors:bg-[CanvasText]', {
  variants: {
    tone: {
      error: 'bg-error',
      success: 'bg-success',
      default: 'bg-accent',
      info: 'bg-info',
      warning: 'bg-warning',
    },
  },
})

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> &
  Omit<ToastMessage, 'id'> & {
    /** Called when its time is over, or by the button. */
    onDismiss: () => void
    /** Display duration in milliseconds. Default 3000. */
    duration?: number | undefined
    /** Pauses the timer while true. Default false. */
    isPaused?: boolean | undefined
    /** Name of the button that dismisses it. Default "Dismiss". */
    dismissLabel?: string | undefined
  }

/** A short message that disappears by itself. Shown by `Toaster`, which manages stack and timers. */
export function Toast({
  tone,
  message,
  onDismiss,
  duration = 3000,
  isPaused = false,
  dismissLabel = 'Dismiss',
  className,
  ...rest
}: ToastProps) {
  useCountdown(duration, isPaused, onDismiss)
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={cx(
        'pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-raised ps-4 pe-1.5 py-1.5',
        'text-small text-text shadow-float transition duration-200 starting:-translate-y-2 starting:opacity-0',
        className,
      )}
      {...rest}
    >
      <span className="flex min-w-0 grow items-start gap-3 py-1.5">
        <span aria-hidden="true" className={dot({ tone })} />
        <span className="min-w-0 wrap-anywhere">{message}</span>
      </span>
      <IconButton label={dismissLabel} size="small" className="-my-px" onClick={onDismiss}>
        <X aria-hidden="true" strokeWidth={1.5} className="size-4!" />
      </IconButton>
    </div>
  )
}
