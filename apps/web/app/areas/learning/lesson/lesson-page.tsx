import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PrivateHead } from '../../identity/account/private-head.tsx'
import { LessonDetails } from './lesson-details.tsx'
import { LessonStage } from './lesson-stage.tsx'
import { LazyNoteSending } from './notes/lazy-note-sending.tsx'
import { lessonsOf, type LearningPlan } from './plan/learning-plan.ts'
import type { LoadedLesson } from './plan/load-lesson.ts'

type LessonPageProps = {
  plan: LearningPlan
  lessonId: string | null
  loaded: LoadedLesson | null
  /** Why marking the lesson as done failed. */
  message: string | null
}

/** The page to learn a lesson: its video with lessons, notes and transcript, and what belongs to it. */
export function LessonPage({ plan, lessonId, loaded, message }: LessonPageProps) {
  const { t } = useLingui()
  const selected = lessonsOf(plan).find(({ id }) => id === lessonId)
  const place = `/profile/${plan.kind}/${plan.slug}`
  return (
    <div className="content-width pt-5 pb-section md:pt-8 [@media(max-height:30rem)]:pt-0">
      <PrivateHead title={selected?.name ?? plan.name} />
      <Breadcrumbs
        // A phone in landscape has room for the video only.
        className="[@media(max-height:30rem)]:hidden"
        label={t`Breadcrumb`}
        items={[
          { id: 'profile', label: t`My profile`, link: <Link to="/profile" /> },
          { id: 'product', label: plan.name, link: <Link to={place} /> },
          { id: 'this', label: selected?.name ?? t`Lessons` },
        ]}
      />
      <div className="mt-4 max-sm:-mx-gutter [@media(max-height:30rem)]:mt-0">
        <LessonStage plan={plan} selected={selected} loaded={loaded} />
      </div>
      {selected && <LessonDetails plan={plan} selected={selected} loaded={loaded} message={message} />}
      <LazyNoteSending />
    </div>
  )
}
