import { Dialog } from '@chignon/ui/dialog'
import type { Lesson } from '@chignon/contract/catalogue/lesson'
import { Trans, useLingui } from '@lingui/react/macro'
import { LessonPlayer } from './lesson-player.tsx'

type LessonDialogProps = {
  lesson: Lesson
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog that plays a free lesson. Loaded on demand with the player. */
export function LessonDialog({ lesson, open, onOpenChange }: LessonDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      size="large"
      // Wide enough for the transcript beside the video.
      className="max-w-6xl!"
      open={open}
      onOpenChange={onOpenChange}
      title={lesson.name}
      description={<Trans>A free preview of this lesson.</Trans>}
      labels={{
        close: t`Close`,
      }}
    >
      <LessonPlayer key={lesson.id} lesson={lesson} />
    </Dialog>
  )
}
