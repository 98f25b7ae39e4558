import { Button } from '@chignon/ui/button'
import type { FollowedLesson } from '@chignon/contract/learning/education'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { LazyLessonDoneForm } from './lazy-lesson-done-form.tsx'
import { LazyLessonFiles } from './lazy-lesson-files.tsx'
import { LazyFormMessage } from './lazy-lesson-notices.tsx'
import { lessonAfter, lessonsOf, type LearningPlan } from './plan/learning-plan.ts'
import type { LoadedLesson } from './plan/load-lesson.ts'

type LessonDetailsProps = {
  plan: LearningPlan
  selected: FollowedLesson
  loaded: LoadedLesson | null
  /** Why marking the lesson as done failed. */
  message: string | null
}

/** Below the video: which lesson it is, whether it is done, what comes next, and its files. */
export function LessonDetails({ plan, selected, loaded, message }: LessonDetailsProps) {
  const { number } = useFormats()
  const next = lessonAfter(plan, selected.id)
  const place = number(lessonsOf(plan).findIndex(({ id }) => id === selected.id) + 1)
  const total = number(plan.lessonsTotal)
  return (
    <div className="mt-8 grid gap-10">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
        <div className="min-w-0 flex-1 basis-80">
          <p className="overline-label text-accent">
            <Trans>
              Lesson {place} of {total}
            </Trans>
          </p>
          <h1 className="headline-type mt-2.5 text-headline text-balance wrap-break-word hyphens-auto">
            <InLanguage locale={plan.locale}>{selected.name}</InLanguage>
          </h1>
          {plan.remainingDays !== null && !plan.hasExpired && (
            <p className="mt-3 text-small text-text-muted">
              <Plural value={plan.remainingDays} one="# day of access left" other="# days of access left" />
            </p>
          )}
        </div>
        {loaded && (
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:[&>*]:flex-1 max-sm:[&_button]:w-full">
            <LazyLessonDoneForm lessonId={selected.id} progress={loaded.lesson.progress} />
            {next && (
              <Button asChild>
                <Link to={`?lessonId=${next.id}`} preventScrollReset>
                  <Trans>Next lesson</Trans>
                </Link>
              </Button>
            )}
          </div>
        )}
      </div>
      {message && <LazyFormMessage tone="error">{message}</LazyFormMessage>}
      {loaded?.lesson.is_excerpt && (
        <p className="max-w-prose border-s-2 border-info ps-4 text-small text-text-muted">
          <strong className="font-medium text-text">
            <Trans>This is an excerpt</Trans>
          </strong>
          <br />
          <Trans>
            The sample academy shows a few seconds of each lesson. The length in the list is that of the whole
            lesson.
          </Trans>
        </p>
      )}
      {loaded && <LazyLessonFiles files={loaded.lesson.files} />}
      {loaded && (
        <p>
          <Link
            to={`/discussions/lesson/${selected.id}`}
            className="underline decoration-accent underline-offset-8 hover:text-accent"
          >
            <Trans>Discuss this lesson</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}
