import { Button } from '../button/button.tsx'
import { formatClock } from './clock.ts'
import type { VideoPlayerLabels } from './labels.ts'
import { Notice } from './notices.tsx'

type ResumedProps = {
  /** Seconds into the video. */
  time: number
  labels: VideoPlayerLabels
  locale: string
  onStartOver: () => void
  onDismiss: () => void
}

/** Where the learner left and the video therefore goes on, with the way back to its beginning. */
export function Resumed({ time, labels, locale, onStartOver, onDismiss }: ResumedProps) {
  return (
    <Notice
      dismissLabel={labels.dismiss}
      onDismiss={onDismiss}
      action={
        <Button
          variant="quiet"
          size="small"
          className="px-2! text-accent! underline underline-offset-4 hover:bg-transparent!"
          onClick={onStartOver}
        >
          {labels.startOver}
        </Button>
      }
    >
      {labels.resumed(formatClock(time, locale))}
    </Notice>
  )
}
