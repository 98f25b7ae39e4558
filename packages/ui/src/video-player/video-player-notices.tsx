import type { ReactNode } from 'react'
import { CircleAlert } from '../icons/circle-alert.tsx'
import { WifiOff } from '../icons/wifi-off.tsx'
import { X } from '../icons/x.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { VideoPlayerLabels } from './video-player-labels.ts'

/** A spinner in the centre of the picture. */
export function Loading({ labels }: { labels: VideoPlayerLabels }) {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <span
        role="status"
        className="grid size-16 place-items-center rounded-pill bg-picture-shade/60 text-on-picture"
      >
        <Spinner className="size-8" />
        <span className="sr-only">{labels.loading}</span>
      </span>
    </div>
  )
}

/** Replaces the picture if nothing can be played: the reason and a retry button. */
export function Failure({
  labels,
  isOffline,
  onRetry,
}: {
  labels: VideoPlayerLabels
  isOffline: boolean
  onRetry: () => void
}) {
  const Icon = isOffline ? WifiOff : CircleAlert
  return (
    <div
      role="alert"
      className="absolute inset-0 z-1 grid place-content-center-safe justify-items-center gap-4 overflow-y-auto bg-picture-shade/85 p-6 text-center text-on-picture"
    >
      <Icon strokeWidth={1.25} className="size-9" />
      <p className="max-w-80 text-balance">{isOffline ? labels.offline : labels.failed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  )
}

/** A temporary message in a corner, with an action. */
export function Notice({
  children,
  action,
  dismissLabel,
  onDismiss,
}: {
  children: ReactNode
  action?: ReactNode
  dismissLabel?: string | undefined
  onDismiss?: (() => void) | undefined
}) {
  return (
    <div className="absolute start-3 top-3 flex max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-1 rounded-panel bg-picture-shade/80 ps-4 pe-1 text-small text-on-picture @min-[40rem]/stage:start-4 @min-[40rem]/stage:top-4">
      <p role="status" className="py-2.5 pe-2 tabular-nums">
        {children}
      </p>
      {action}
      {onDismiss && (
        <IconButton label={dismissLabel ?? ''} size="small" className="text-on-picture!" onClick={onDismiss}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
