import { LessonList } from '@chignon/ui/lesson-list'
import type { Lesson } from '@chignon/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../lib/use-formats.ts'

/** The lessons in their order with durations in mm:ss; what is not free is locked until it is bought. */
export function LessonPlan({ lessons, isBought }: { lessons: readonly Lesson[]; isBought: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
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
          isFree: lesson.is_free && !isBought,
          isLocked: !lesson.is_free && !isBought,
        }))}
      />
    </section>
  )
}
