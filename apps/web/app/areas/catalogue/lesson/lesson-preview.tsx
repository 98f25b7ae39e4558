import { Dialog } from '@chignon/ui/dialog'
import type { Lesson } from '@chignon/contract/lesson'
import { Trans, useLingui } from '@lingui/react/macro'
import { LessonPlayer } from './lesson-player.tsx'

type LessonPreviewProps = { lesson: Lesson; isOpen: boolean; onClose: () => void }

/** Dialog with a free lesson. Loaded on demand with the player. */
export default function LessonPreview({ lesson, isOpen, onClose }: LessonPreviewProps) {
  const { t } = useLingui()
  return (
    <Dialog
      size="large"
      // Wide enough for the transcript beside the video.
      className="max-w-6xl!"
      isOpen={isOpen}
      onClose={onClose}
      title={lesson.name}
      description={<Trans>A look into this lesson, free for everybody.</Trans>}
      closeLabel={t`Close`}
    >
      <LessonPlayer key={lesson.id} lesson={lesson} />
    </Dialog>
  )
}
