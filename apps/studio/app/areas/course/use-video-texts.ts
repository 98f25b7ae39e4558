import type { LessonVideo } from '@chignon/contract/catalogue/course-document'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'

/** What is said about the video of a lesson, and whether something is missing. */
export type VideoText = { text: string; tone: 'muted' | 'warning' }

/** Says how long the video of a lesson is, or how far it has got. */
export function useVideoTexts(): (video: LessonVideo | undefined) => VideoText {
  const { t } = useLingui()
  const { lessonDuration } = useFormats()
  return (video) => {
    if (video?.state === 'failed') return { text: t`Video failed`, tone: 'warning' }
    if (video?.state === 'uploading') return { text: t`Uploading`, tone: 'muted' }
    if (video?.duration != null) return { text: lessonDuration(video.duration), tone: 'muted' }
    if (video?.state == null || video.state === 'cancelled') return { text: t`No video`, tone: 'muted' }
    return { text: t`Video in preparation`, tone: 'muted' }
  }
}
