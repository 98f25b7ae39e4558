import { Button } from '../button/button.tsx'
import { formatClock } from './format-clock.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import { Notice } from './video-player-notices.tsx'

type ResumedProps = {
  /** Seconds into the video. */
  time: number
  labels: VideoPlayerLabels
  locale: string
  onStartOver: () => void
  onDismiss: () => void
}

/** A notice that the video resumes where the learner left, with a button to start over. */
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
