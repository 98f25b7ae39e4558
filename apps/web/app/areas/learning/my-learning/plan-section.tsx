import { LessonList } from '@chignon/ui/lesson-list'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { LessonsDone } from './lessons-done.tsx'
import type { Overview, OverviewSection } from './overview.ts'

/** The lessons of a course with their state; those that may be opened lead to the lesson page. */
export function PlanSection({ overview, section }: { overview: Overview; section: OverviewSection }) {
  const { t } = useLingui()
  const formats = useFormats()
  const headingId = section.name === null ? 'plan' : `plan-${section.id}`
  const page = `/profile/${overview.kind}/${overview.slug}/lessons`
  return (
    <>
      {section.name !== null && (
        <div className="mt-8 mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id={headingId} className="text-subtitle font-medium">
            <bdi>{section.name}</bdi>
          </h3>
          <p className="text-small text-text-muted tabular-nums">
            <LessonsDone content={section} />
          </p>
        </div>
      )}
      <LessonList
        aria-labelledby={headingId}
        labels={{ free: t`Free`, locked: t`Locked`, done: t`Done` }}
        items={section.lessons.map((lesson) => {
          const { duration } = lesson.resource.properties
          return {
            id: lesson.id,
            number: formats.number(lesson.position),
            name: <bdi>{lesson.name}</bdi>,
            duration: duration === null ? undefined : formats.lessonDuration(duration),
            link: lesson.is_watchable ? <Link to={`${page}?lessonId=${lesson.id}`} /> : undefined,
            isLocked: !lesson.is_watchable,
            isDone: lesson.is_done,
          }
        })}
      />
    </>
  )
}
