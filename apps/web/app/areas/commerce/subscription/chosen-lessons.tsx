import type { SubscriptionChoice } from '@chignon/contract/commerce/subscription'
import { Button } from '@chignon/ui/button'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'

/** The lessons chosen in a subscription, newest first, with links to their courses. */
export function ChosenLessons({ choices }: { choices: readonly SubscriptionChoice[] }) {
  const { date, lessonDuration } = useFormats()
  const timeZone = useTimeZone()
  return (
    <section aria-labelledby="chosen">
      <h2 id="chosen" className="headline-type text-heading">
        <Trans>Chosen lessons</Trans>
      </h2>
      {choices.length === 0 && (
        <p className="mt-3 text-text-muted">
          <Trans>
            Open any course and choose a lesson in its plan. It plays while your subscription lasts.
          </Trans>
        </p>
      )}
      <ul className="mt-6 border-t border-line empty:hidden">
        {choices.map(({ lesson, course, chosen_at }) => (
          <li
            key={lesson.id}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-4"
          >
            <div className="min-w-0 flex-1 basis-60">
              <TextLink asChild>
                <PageLink to={`/courses/${course.slug}#plan`}>{lesson.name}</PageLink>
              </TextLink>
              <p className="text-small text-text-muted">{course.name}</p>
            </div>
            {lesson.duration !== null && (
              <bdi className="text-small text-text-muted tabular-nums">{lessonDuration(lesson.duration)}</bdi>
            )}
            <bdi className="text-small text-text-muted tabular-nums">{date(chosen_at, timeZone)}</bdi>
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary" className="mt-6">
        <PageLink to="/educations">
          <Trans>See all courses</Trans>
        </PageLink>
      </Button>
    </section>
  )
}
