import { maxLessons } from '@chignon/contract/catalogue/catalogue-rules'
import { Button } from '@chignon/ui/button'
import { Plus } from '@chignon/ui/icons/plus'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from 'react-router'
import { CollapsibleSection } from '../document/collapsible-section.tsx'
import { partId } from '../document/part-id.ts'
import { orderedEntries } from '../document/positions.ts'
import { lessonsOf, useCoursePart, useEditedCourse } from './course-context.ts'
import { lessonAddress } from './lesson-address.ts'
import { LessonList } from './lesson-list.tsx'
import { PlanDrop } from './plan-drop.tsx'
import { planLink } from './plan-styles.ts'
import { useAddLesson } from './use-add-lesson.ts'
import { usePlaceSearch } from './use-place-search.ts'

/** The course itself and its lessons in order; what is chosen is in the address. */
export function CoursePlan() {
  const { t } = useLingui()
  const { id } = useEditedCourse()
  const { lessonId } = useParams()
  const search = usePlaceSearch()
  const lessons = orderedEntries(useCoursePart(lessonsOf))
  const add = useAddLesson()
  const count = lessons.length
  return (
    <CollapsibleSection
      title={t`Plan`}
      summary={<Plural value={count} one="# lesson" other="# lessons" />}
      closedBy={lessonId}
    >
      <nav aria-label={t`Parts of the course`} className="flex flex-col gap-1">
        <Link
          to={lessonAddress(id) + search}
          aria-current={lessonId === undefined ? 'page' : undefined}
          className={planLink}
        >
          <Trans>About the course</Trans>
        </Link>
        {count === 0 ? (
          <p className="py-2 text-small text-text-muted">
            <Trans>No lessons yet.</Trans>
          </p>
        ) : (
          <LessonList lessons={lessons} chosenId={lessonId} />
        )}
      </nav>
      {count < maxLessons && (
        <Button variant="secondary" size="small" className="self-start" id={partId('lessons')} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add a lesson</Trans>
        </Button>
      )}
      {count < maxLessons && <PlanDrop />}
    </CollapsibleSection>
  )
}
