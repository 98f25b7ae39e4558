import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { LessonList } from '@chignon/ui/lesson-list'
import type { Lesson } from '@chignon/contract/catalogue/lesson'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ChooseLessonButton } from '../../commerce/subscription/choose-lesson.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

const LessonDialog = lazyWhenOnline(async () => (await import('./lesson-dialog.tsx')).LessonDialog)

type LessonPlanProps = {
  lessons: readonly Lesson[]
  /** The product the lessons belong to. */
  offer: { is_bought: boolean; has_expired: boolean }
  /** The page where the owner learns: `/profile/courses/:slug`. */
  learningPage: string
  /** How many lessons the viewer can choose in a subscription; locked ones then have a button. The page needs a `ChooseLessonForm`. Default 0. */
  choicesLeft?: number
}

/**
 * List of lessons with durations (ACCESS-8). The lessons that the viewer bought or chose link to their page, where the progress is
 * saved. Before the purchase the free ones play in a dialog, or without JavaScript link to the video file; the others are locked.
 */
export function LessonPlan({ lessons, offer, learningPage, choicesLeft = 0 }: LessonPlanProps) {
  const { t } = useLingui()
  const formats = useFormats()
  // Stays mounted after the first use, so that closing it restores the focus.
  const [current, setCurrent] = useState<Lesson | null>(null)
  const [isPlayerOpen, setIsPlayerOpen] = useState(false)
  const hasAccess = offer.is_bought && !offer.has_expired
  const durationOf = ({ resource: { properties } }: Lesson) =>
    properties.duration === null ? undefined : formats.lessonDuration(properties.duration)
  const linkTo = (lesson: Lesson) => {
    const isChosen = !lesson.is_free && lesson.resource.url !== null
    if (hasAccess || isChosen) return <Link to={`${learningPage}/lessons?lessonId=${lesson.id}`} />
    if (!lesson.resource.url) return undefined
    return (
      <a
        href={lesson.resource.url}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return
          click.preventDefault()
          setCurrent(lesson)
          setIsPlayerOpen(true)
        }}
      />
    )
  }
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="headline-type mb-6 text-heading">
        <Trans>Lesson plan</Trans>
      </h2>
      <LessonList
        aria-labelledby="plan"
        labels={{ free: t`Free`, locked: t`Locked`, done: t`Done` }}
        items={lessons.map((lesson) => {
          const isLocked = !lesson.is_free && !hasAccess && !lesson.resource.url
          return {
            id: lesson.id,
            number: formats.number(lesson.position),
            name: lesson.name,
            action: isLocked && choicesLeft > 0 && (
              <ChooseLessonButton lessonId={lesson.id} choicesLeft={choicesLeft} />
            ),
            duration: durationOf(lesson),
            link: linkTo(lesson),
            isFree: lesson.is_free && !hasAccess,
            isLocked,
          }
        })}
      />
      {current && (
        <Suspense
          fallback={
            <p role="status" className="sr-only">
              <Trans>Loading…</Trans>
            </p>
          }
        >
          <LessonDialog lesson={current} open={isPlayerOpen} onOpenChange={setIsPlayerOpen} />
        </Suspense>
      )}
    </section>
  )
}
