import { LessonList } from '@chignon/ui/lesson-list'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import type { LearningPlan } from './learning-plan.ts'

/** The lessons of a plan with the progress; those that may be opened are links. */
export function LessonOutline({ plan, lessonId }: { plan: LearningPlan; lessonId: string | undefined }) {
  const { t } = useLingui()
  const formats = useFormats()
  const done = formats.number(plan.lessonsDone)
  return (
    <div>
      <ProgressBar
        label={t`Your progress`}
        isLabelHidden
        value={plan.progress}
        max={100}
        valueText={
          <Trans>
            {done} of <Plural value={plan.lessonsTotal} one="# lesson" other="# lessons" /> done
          </Trans>
        }
        className="px-4 pt-4 pb-5"
      />
      {plan.sections.map(({ id, name, lessons }) => (
        <div key={id}>
          {name !== null && (
            <p aria-hidden="true" className="border-t border-line px-4 pt-5 pb-3 text-small font-medium">
              <bdi>{name}</bdi>
            </p>
          )}
          <LessonList
            aria-label={name ?? t`Lessons`}
            labels={{ free: t`Free`, locked: t`Locked`, done: t`Done` }}
            items={lessons.map((lesson) => ({
              id: lesson.id,
              number: formats.number(lesson.position),
              name: <bdi>{lesson.name}</bdi>,
              duration:
                lesson.resource.properties.duration === null
                  ? undefined
                  : formats.lessonDuration(lesson.resource.properties.duration),
              link: lesson.is_watchable ? (
                <Link to={`?lessonId=${lesson.id}`} preventScrollReset />
              ) : undefined,
              isLocked: !lesson.is_watchable,
              isDone: lesson.is_done,
              isCurrent: lesson.id === lessonId,
            }))}
          />
        </div>
      ))}
    </div>
  )
}
