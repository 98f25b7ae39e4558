import { LessonList } from '@chignon/ui/lesson-list'
import type { SubscriptionChoice } from '@chignon/contract/commerce/subscription'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The lessons chosen in the subscription, newest first; nothing if there are none. */
export function ChosenVideos({ choices }: { choices: readonly SubscriptionChoice[] }) {
  const formats = useFormats()
  if (choices.length === 0) return null
  return (
    <section aria-labelledby="chosen">
      <h2 id="chosen" className="headline-type mb-6 text-heading">
        <Trans>Chosen with your subscription</Trans>
      </h2>
      <LessonList
        aria-labelledby="chosen"
        items={choices.map(({ lesson, course }, index) => ({
          id: lesson.id,
          number: formats.number(index + 1),
          name: (
            <>
              <bdi>{lesson.name}</bdi> <span className="text-small text-text-muted">{course.name}</span>
            </>
          ),
          duration: lesson.duration === null ? undefined : formats.lessonDuration(lesson.duration),
          link: <Link to={`/profile/courses/${course.slug}/lessons?lessonId=${lesson.id}`} />,
        }))}
      />
    </section>
  )
}
