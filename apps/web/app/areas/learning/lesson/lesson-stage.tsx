import type { VideoPlayerHandle } from '@chignon/ui/video-player'
import type { FollowedLesson } from '@chignon/contract/learning/education'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { LazyLessonDiscussion } from './discussion/lazy-lesson-discussion.tsx'
import { LazyNoVideo } from './lazy-lesson-notices.tsx'
import { LazyNotesPanel } from './notes/lazy-notes-panel.tsx'
import { lessonAfter, type LearningPlan } from './plan/learning-plan.ts'
import { LazyLessonOutline } from './plan/lazy-lesson-outline.tsx'
import type { LoadedLesson } from './plan/load-lesson.ts'
import { whyNoVideo } from './why-no-video.ts'
import { LessonVideo } from './player/lesson-video.tsx'

type LessonStageProps = {
  plan: LearningPlan
  selected: FollowedLesson | undefined
  /** Null if the selected lesson cannot be watched. */
  loaded: LoadedLesson | null
}

/** The video of the selected lesson, or the reason why there is none, beside the lessons. */
export function LessonStage({ plan, selected, loaded }: LessonStageProps) {
  const { t } = useLingui()
  const handle = useRef<VideoPlayerHandle>(null)
  const outline = <LazyLessonOutline plan={plan} lessonId={selected?.id} />
  const reason = whyNoVideo({
    hasExpired: plan.hasExpired,
    hasLesson: selected !== undefined,
    resource: loaded && loaded.lesson.resource,
  })
  if (reason !== null || !selected || !loaded)
    return (
      <LazyNoVideo reason={reason ?? 'no-lessons'} plan={plan} seed={selected?.slug ?? plan.slug}>
        {outline}
      </LazyNoVideo>
    )
  return (
    <LessonVideo
      loaded={loaded}
      album={plan.name}
      next={lessonAfter(plan, selected.id)}
      handleRef={handle}
      panels={[
        { id: 'lessons', label: t`Lessons`, content: outline },
        {
          id: 'notes',
          label: t`Notes`,
          content: (
            <LazyNotesPanel
              key={selected.id}
              lessonId={selected.id}
              canAdd={!plan.hasExpired}
              time={() => handle.current?.time() ?? 0}
              onSeek={(time) => handle.current?.seek(time)}
            />
          ),
        },
        {
          id: 'discussion',
          label: t`Discussion`,
          content: <LazyLessonDiscussion key={selected.id} lessonId={selected.id} />,
        },
      ]}
    />
  )
}
