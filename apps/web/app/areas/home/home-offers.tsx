import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { CourseTile } from '../catalogue/course/course-tile.tsx'
import { LiveMasterclassTile } from '../catalogue/live-masterclass/live-masterclass-tile.tsx'
import { PageLink } from '../site/page-link.tsx'
import { PremiumPromo } from '../subscription/premium-promo.tsx'

type HomeOffersProps = {
  events: readonly ComponentProps<typeof LiveMasterclassTile>['masterclass'][]
  popular: readonly ComponentProps<typeof CourseTile>['course'][]
}

/** The home page below its hero: events, popular courses and the membership. */
export function HomeOffers({ events, popular }: HomeOffersProps) {
  return (
    <>
      {events.length > 0 && (
        <section aria-labelledby="masterclasses" className="content-width pt-section">
          <SectionHeading
            titleId="masterclasses"
            title={<Trans>Live masterclasses</Trans>}
            link={<PageLink to="/masterclasses" />}
            linkLabel={<Trans>All masterclasses</Trans>}
          />
          <CardGrid columns={2}>
            {events.map((event) => (
              <LiveMasterclassTile key={event.id} masterclass={event} />
            ))}
          </CardGrid>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="courses" className="content-width py-section">
          <SectionHeading
            titleId="courses"
            title={<Trans>Courses to start with</Trans>}
            link={<PageLink to="/educations" />}
            linkLabel={<Trans>All courses</Trans>}
          />
          <CardGrid columns={4}>
            {popular.map((course) => (
              <CourseTile key={course.id} course={course} />
            ))}
          </CardGrid>
        </section>
      )}
      <PremiumPromo />
    </>
  )
}
