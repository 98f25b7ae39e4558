import { LessonList } from '@chignon/ui/lesson-list'
import type { Lesson } from '@chignon/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../lib/use-formats.ts'

type LessonPlanProps = {
  lessons: readonly Lesson[]
  /** What they belong to. */
  offer: { is_bought: boolean; has_expired: boolean }
}

/** The lessons in their order with durations in mm:ss; what is not free is locked until it is bought. */
export function LessonPlan({ lessons, offer }: LessonPlanProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const isOpen = offer.is_bought && !offer.has_expired
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="headline-type mb-6 text-heading">
        <Trans>Lesson plan</Trans>
      </h2>
      <LessonList
        aria-labelledby="plan"
        labels={{ free: t`Free`, locked: t`Locked`, done: t`Done` }}
        items={lessons.map((lesson) => ({
          id: lesson.id,
          number: formats.number(lesson.position),
          name: lesson.name,
          duration: formats.lessonDuration(lesson.resource.properties.duration),
          isFree: lesson.is_free && !isOpen,
          isLocked: !lesson.is_free && !isOpen,
        }))}
      />
    </section>
  )
}
