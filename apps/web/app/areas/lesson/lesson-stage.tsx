import { Button } from '@chignon/ui/button'
import type { VideoPlayerHandle } from '@chignon/ui/video-player'
import type { FollowedLesson } from '@chignon/contract/education'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Link } from 'react-router'
import { LazyLessonDiscussion } from './discussion/lazy-lesson-discussion.tsx'
import { LazyLessonNotice } from './lazy-lesson-notices.tsx'
import { LazyNotesPanel } from './notes/lazy-notes-panel.tsx'
import { lessonAfter, type LearningPlan } from './plan/learning-plan.ts'
import { LazyLessonOutline } from './plan/lazy-lesson-outline.tsx'
import type { LoadedLesson } from './plan/load-lesson.ts'
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
  const page = `/${plan.kind}/${plan.slug}`
  if (!selected || !loaded)
    return plan.hasExpired || !selected ? (
      <LazyLessonNotice
        seed={plan.slug}
        title={<Trans>Your access has expired</Trans>}
        text={<Trans>Your progress is kept. Buy it again to go on where you left.</Trans>}
        action={
          <Button asChild size="large">
            <Link to={`${page}/buy`}>
              <Trans>Buy again</Trans>
            </Link>
          </Button>
        }
      >
        {outline}
      </LazyLessonNotice>
    ) : (
      <LazyLessonNotice
        seed={selected.slug}
        title={<Trans>This lesson is not included</Trans>}
        text={<Trans>You have chosen single lessons. Buy all of it to watch this one as well.</Trans>}
        action={
          <Button asChild size="large">
            <Link to={page}>
              <Trans>See what it contains</Trans>
            </Link>
          </Button>
        }
      >
        {outline}
      </LazyLessonNotice>
    )
  const { resource } = loaded.lesson
  if (!resource.url && !resource.stream_url)
    return (
      <LazyLessonNotice
        seed={selected.slug}
        title={
          resource.type.startsWith('video') ? (
            <Trans>The video is not there yet</Trans>
          ) : (
            <Trans>A lesson to practise</Trans>
          )
        }
        text={
          resource.type.startsWith('video') ? (
            <Trans>We are still preparing it. The other lessons do not depend on it.</Trans>
          ) : (
            <Trans>This lesson has no video. Mark it as done once you have worked through it.</Trans>
          )
        }
      >
        {outline}
      </LazyLessonNotice>
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
