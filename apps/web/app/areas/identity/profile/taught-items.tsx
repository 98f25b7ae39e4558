import { CardGrid } from '@chignon/ui/card-grid'
import { Trans } from '@lingui/react/macro'
import { CourseTile } from '../../catalogue/course/course-tile.tsx'
import { LiveMasterclassTile } from '../../catalogue/live-masterclass/live-masterclass-tile.tsx'
import { OnlineMasterclassTile } from '../../catalogue/online-masterclass/online-masterclass-tile.tsx'
import type { Taught } from './load-taught.ts'
import { ProfileSection } from './profile-section.tsx'

/** The courses, events and online masterclasses of an educator, on their page (TEACH-2). */
export function TaughtItems({ taught: { courses, events, masterclasses } }: { taught: Taught }) {
  return (
    <>
      <ProfileSection id="courses" title={<Trans>Courses</Trans>} count={courses.length} isWide>
        <CardGrid columns={4}>
          {courses.map((course) => (
            <CourseTile key={course.id} course={course} />
          ))}
        </CardGrid>
      </ProfileSection>
      <ProfileSection
        id="live-masterclasses"
        title={<Trans>Live masterclasses</Trans>}
        count={events.length}
        isWide
      >
        <CardGrid columns={2}>
          {events.map((event) => (
            <LiveMasterclassTile key={event.id} masterclass={event} />
          ))}
        </CardGrid>
      </ProfileSection>
      <ProfileSection
        id="online-masterclasses"
        title={<Trans>Online masterclasses</Trans>}
        count={masterclasses.length}
        isWide
      >
        <CardGrid columns={3}>
          {masterclasses.map((masterclass) => (
            <OnlineMasterclassTile key={masterclass.id} masterclass={masterclass} />
          ))}
        </CardGrid>
      </ProfileSection>
    </>
  )
}
