import { Dialog } from '@chignon/ui/dialog'
import type { Lesson } from '@chignon/contract/lesson'
import { Trans, useLingui } from '@lingui/react/macro'
import { LessonPlayer } from './lesson-player.tsx'

type LessonDialogProps = {
  lesson: Lesson
  /** True if the viewer has no access beyond the free lessons. */
  isPreview: boolean
  isOpen: boolean
  onClose: () => void
}

/** Dialog that plays a lesson. Loaded on demand with the player. */
export default function LessonDialog({ lesson, isPreview, isOpen, onClose }: LessonDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      size="large"
      // Wide enough for the transcript beside the video.
      className="max-w-6xl!"
      isOpen={isOpen}
      onClose={onClose}
      title={lesson.name}
      description={isPreview && <Trans>A free preview of this lesson.</Trans>}
      closeLabel={t`Close`}
    >
      <LessonPlayer key={lesson.id} lesson={lesson} />
    </Dialog>
  )
}
