import { useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { writtenText } from '../document/written-text.ts'
import type { ChosenFile } from '../upload/file-handle.ts'
import { videoExtensions } from '../upload/file-kinds.ts'
import { useUploadVideo } from '../upload/use-upload-video.ts'
import { VideoDrop } from '../upload/video-drop.tsx'
import { lessonsOf, useCoursePart, useEditedCourse } from './course-context.ts'
import { useVideoTexts } from './use-video-texts.ts'

/** The video of a lesson: how far it has got, and where another is dropped. Learners keep their progress. */
export function LessonVideo({ lessonId }: { lessonId: string }) {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { id: courseId, session, facts } = useEditedCourse()
  const name = writtenText(useCoursePart(lessonsOf)[lessonId]?.name ?? {}, locale)
  const textOf = useVideoTexts()
  const upload = useUploadVideo(courseId)
  const video = facts.videos[lessonId]
  // A video belongs to a lesson that the server has.
  const start = async (chosen: ChosenFile) => {
    if (await session.flush()) await upload({ id: lessonId, name }, chosen)
  }
  const hasVideo = video?.duration != null
  return (
    <VideoDrop
      label={hasVideo ? t`Replace the video` : t`Video of the lesson`}
      hint={textOf(video).text}
      extensions={videoExtensions}
      onFiles={([chosen]) => void (chosen && start(chosen))}
    />
  )
}
