import { maxNameLength } from '@chignon/contract/catalogue/catalogue-rules'
import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Switch } from '@chignon/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from 'react-router'
import { DocumentText } from '../document/document-text.tsx'
import { useField } from '../document/use-field.ts'
import { ChapterList } from './chapter-list.tsx'
import { lessonsOf, useCoursePart, useEditedCourse } from './course-context.ts'
import { lessonAddress } from './lesson-address.ts'
import { LessonVideo } from './lesson-video.tsx'
import { RemoveLesson } from './remove-lesson.tsx'
import { usePlaceSearch } from './use-place-search.ts'

/** The chosen lesson. */
export function LessonFields() {
  const { t } = useLingui()
  const { id: courseId } = useEditedCourse()
  const { lessonId = '' } = useParams()
  const search = usePlaceSearch()
  const lesson = useCoursePart(lessonsOf)[lessonId]
  if (!lesson)
    return (
      <EmptyState
        level={2}
        title={t`This lesson is not in the plan`}
        text={t`It may have been removed in the meantime.`}
        action={
          <Button asChild variant="secondary">
            <Link to={lessonAddress(courseId) + search}>
              <Trans>About the course</Trans>
            </Link>
          </Button>
        }
      />
    )
  return (
    <div key={lessonId} className="flex flex-col gap-6">
      <DocumentText
        path={`lessons.${lessonId}.name`}
        label={t`Name of the lesson`}
        maxLength={maxNameLength}
      />
      <LessonVideo lessonId={lessonId} />
      <FreeSwitch lessonId={lessonId} isFree={lesson.is_free} />
      <ChapterList lessonId={lessonId} chapters={lesson.chapters} />
      <RemoveLesson lessonId={lessonId} lesson={lesson} />
    </div>
  )
}

function FreeSwitch({ lessonId, isFree }: { lessonId: string; isFree: boolean }) {
  const { t } = useLingui()
  const { session } = useEditedCourse()
  const path = `lessons.${lessonId}.is_free`
  return (
    <Switch
      {...useField(path)}
      label={t`Free lesson`}
      hint={t`Everyone can watch it, also without the course.`}
      checked={isFree}
      onCheckedChange={(isChecked) => session.change(path, isChecked)}
    />
  )
}
