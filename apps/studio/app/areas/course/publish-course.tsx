import { useLingui } from '@lingui/react/macro'
import { PublishDialog } from '../document/publish-dialog.tsx'
import { CourseSummary } from './course-summary.tsx'

type PublishCourseProps = { open: boolean; onClose: () => void }

/** Shows what publishing the course changes, then does it. */
export function PublishCourse({ open, onClose }: PublishCourseProps) {
  const { t } = useLingui()
  return (
    <PublishDialog
      title={t`Publish the course`}
      siteAddress={(slug) => `/courses/${slug}`}
      open={open}
      onClose={onClose}
    >
      <CourseSummary />
    </PublishDialog>
  )
}
