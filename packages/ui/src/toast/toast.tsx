'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Bell } from '../icons/bell.tsx'
import { CircleAlert } from '../icons/circle-alert.tsx'
import { CircleCheck } from '../icons/circle-check.tsx'
import { Info } from '../icons/info.tsx'
import { TriangleAlert } from '../icons/triangle-alert.tsx'
import { X } from '../icons/x.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { useCountdown } from './use-countdown.ts'
import { checkVariants } from '../development/check-variants.ts'

/** The kind of message. */
export type ToastTone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

/** A button in a toast: its text, and what it does. */
export type ToastAction = { label: ReactNode; onAction: () => void }

/** A toast message. `id` is unique among the toasts that are shown. */
export type ToastMessage = {
  id: string
  tone: ToastTone
  /** One sentence about what happened. */
  message: ReactNode
  /** One action, such as to undo it. It dismisses the toast. */
  action?: ToastAction | undefined
  /** Display duration in milliseconds, if it differs from the others'. */
  duration?: number | undefined
}

const icons = { error: CircleAlert, success: CircleCheck, neutral: Bell, info: Info, warning: TriangleAlert }

const toast = cva(
  [
    'pointer-events-auto flex items-start gap-3 rounded-panel border border-s-4 border-line bg-raised py-1.5 ps-3 pe-1.5',
    'text-small text-text shadow-float transition duration-200 starting:-translate-y-2 starting:opacity-0',
  ],
  {
    variants: {
      tone: {
        error: 'border-s-error',
        success: 'border-s-success',
        neutral: 'border-s-accent',
        info: 'border-s-info',
        warning: 'border-s-warning',
      },
    },
  },
)

const iconStyles = cva('mt-2 size-5 shrink-0', {
  variants: {
    tone: {
      error: 'text-error',
      success: 'text-success',
      neutral: 'text-accent',
      info: 'text-info',
      warning: 'text-warning',
    },
  },
})

export type ToastLabels = {
  /** Name of the button that dismisses it. */
  dismiss: string
}

const english: ToastLabels = { dismiss: 'Dismiss' }

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> &
  Omit<ToastMessage, 'id' | 'duration'> & {
    /** Called when its time is over, or by a button. */
    onDismiss: () => void
    /** Display duration in milliseconds. Default 3000. */
    duration?: number | undefined
    /** Pauses the timer while true. Default false. */
    isPaused?: boolean | undefined
    /** Default English. */
    labels?: Partial<ToastLabels> | undefined
  }

/** A short message that disappears by itself. Shown by `Toaster`, which manages stack and timers. */
export function Toast({
  tone,
  message,
  action,
  onDismiss,
  duration = 3000,
  isPaused = false,
  labels,
  className,
  ...rest
}: ToastProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Toast', { tone: icons }, { tone })
  const texts = useMessages('toast', english, labels)
  useCountdown(duration, isPaused, onDismiss)
  const Icon = icons[tone]
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={cx(className, toast({ tone }))} {...rest}>
      <Icon strokeWidth={1.75} className={iconStyles({ tone })} />
      <span data-toast-message="" className="min-w-0 grow py-1.5 wrap-anywhere">
        {message}
      </span>
      {action && (
        <Button
          variant="quiet"
          size="small"
          className="-my-px px-3"
          onClick={() => {
            action.onAction()
            onDismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={texts.dismiss} size="small" className="-my-px" onClick={onDismiss}>
        <X className="size-4!" />
      </IconButton>
    </div>
  )
}
