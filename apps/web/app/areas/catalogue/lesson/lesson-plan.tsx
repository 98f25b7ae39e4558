import { LessonList } from '@chignon/ui/lesson-list'
import type { Lesson } from '@chignon/contract/lesson'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

const LessonPreview = lazy(() => import('./lesson-preview.tsx'))

type LessonPlanProps = {
  lessons: readonly Lesson[]
  /** The product the lessons belong to. */
  offer: { is_bought: boolean; has_expired: boolean }
  /** Path of the bought content. */
  learnPage: string
}

/**
 * List of lessons with durations. Free lessons open in a preview (without JavaScript: as a file). Other lessons are
 * locked until the product is bought, then link to the learning page.
 */
export function LessonPlan({ lessons, offer, learnPage }: LessonPlanProps) {
  const { t } = useLingui()
  const formats = useFormats()
  // Stays mounted after the first use, so that closing it restores the focus.
  const [preview, setPreview] = useState<Lesson | null>(null)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const isOpen = offer.is_bought && !offer.has_expired
  const linkTo = (lesson: Lesson) => {
    if (isOpen) return <Link to={`${learnPage}/lessons?lessonId=${lesson.id}`} />
    if (!lesson.is_free || !lesson.resource.url) return undefined
    return (
      <a
        href={lesson.resource.url}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return
          click.preventDefault()
          setPreview(lesson)
          setIsPreviewOpen(true)
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
        items={lessons.map((lesson) => ({
          id: lesson.id,
          number: formats.number(lesson.position),
          name: lesson.name,
          duration: formats.lessonDuration(lesson.resource.properties.duration),
          link: linkTo(lesson),
          isFree: lesson.is_free && !isOpen,
          isLocked: !lesson.is_free && !isOpen,
        }))}
      />
      {preview && (
        <Suspense
          fallback={
            <p role="status" className="sr-only">
              <Trans>Loading…</Trans>
            </p>
          }
        >
          <LessonPreview lesson={preview} isOpen={isPreviewOpen} onClose={() => setIsPreviewOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
