import { Trans } from '@lingui/react/macro'
import { EmptySettings } from '../../identity/settings/empty-settings.tsx'

/** Shown instead of the courses and programs of someone who has none. */
export function NoCourses() {
  return (
    <EmptySettings
      seed="my-courses"
      coiffure="wave"
      title={<Trans>No courses yet</Trans>}
      text={<Trans>Courses and programs that you buy will appear here, with your progress.</Trans>}
      to="/educations"
    >
      <Trans>See all courses</Trans>
    </EmptySettings>
  )
}
