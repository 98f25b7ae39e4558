import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans, useLingui } from '@lingui/react/macro'
import { CourseTile } from '../../areas/catalogue/course/course-tile.tsx'
import { LiveMasterclassTile } from '../../areas/catalogue/live-masterclass/live-masterclass-tile.tsx'
import { academyHighlightsQuery } from '../../areas/site/home/academy-queries.ts'
import { AcademyMarquee } from '../../areas/site/home/academy-marquee.tsx'
import { HomeHero } from '../../areas/site/home/home-hero.tsx'
import { maxListedCourses, notBought, notGoing } from '../../areas/site/home/home-lists.ts'
import { LazyMemberHero } from '../../areas/site/home/lazy-member-hero.tsx'
import { loadMemberHome } from '../../areas/site/home/load-member-home.ts'
import { isNextUnlisted, maxListedEvents } from '../../areas/site/home/next-event.ts'
import { LazyPremiumPromo } from '../../areas/commerce/subscription/lazy-premium-promo.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { courseListQuery } from '../../areas/catalogue/course/course-queries.ts'
import { liveMasterclassListQuery } from '../../areas/catalogue/live-masterclass/live-masterclass-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import { addSiteMetadata } from '../../areas/site/site-metadata.ts'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/home.ts'
import { PageLink } from '../../areas/site/page-link.tsx'

const nextEvent = liveMasterclassListQuery({ query: { status: 'upcoming', per_page: 1 } })
// Members may have some of them already.
const perPageOf = (isMember: boolean, max: number) => (isMember ? 12 : max)
const listedEventsQuery = (isMember: boolean) =>
  liveMasterclassListQuery({ query: { per_page: perPageOf(isMember, maxListedEvents) } })
const coursesQuery = (isMember: boolean) =>
  courseListQuery({ query: { groups: 'popular', per_page: perPageOf(isMember, maxListedCourses) } })
const highlights = academyHighlightsQuery({})

export const handle: PageHandle = { sitemap: [''] }

export async function loader({ context }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const isMember = context.session.token !== null
  const ensureEvents = async () => {
    const { data } = await queries.ensure(listedEventsQuery(isMember))
    if (isNextUnlisted(data)) await queries.prefetch(nextEvent)
  }
  const [member] = await Promise.all([
    loadMemberHome(context),
    ensureEvents(),
    queries.ensure(coursesQuery(isMember)),
    queries.ensure(highlights),
    addSiteMetadata(context),
  ])
  return { queries: queries.dehydrate(), member }
}

export default function Home({ loaderData: { member } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isMember = member !== null
  const { data: listed } = useEndpointQuery(listedEventsQuery(isMember))
  const { data: popular } = useEndpointQuery(coursesQuery(isMember))
  const going = member?.going ?? []
  const upcoming = notGoing(listed, going)
  const events = upcoming.slice(0, maxListedEvents)
  const courses = notBought(popular)
  const { data: names } = useEndpointQuery(highlights)
  return (
    <>
      <PageHead
        title={t`Hair design, taught by hand`}
        description={t`Courses, programs and masterclasses in hair design, online and in person.`}
      />
      {member && (member.nextLesson || going[0]) ? (
        <LazyMemberHero lesson={member.nextLesson} event={going[0] ?? null} />
      ) : (
        <HomeHero events={upcoming} nextQuery={nextEvent} />
      )}
      <AcademyMarquee highlights={names} />
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
      {courses.length > 0 && (
        <section aria-labelledby="courses" className="content-width py-section">
          <SectionHeading
            titleId="courses"
            title={<Trans>Courses to start with</Trans>}
            link={<PageLink to="/educations" />}
            linkLabel={<Trans>All courses</Trans>}
          />
          <CardGrid columns={4}>
            {courses.map((course) => (
              <CourseTile key={course.id} course={course} />
            ))}
          </CardGrid>
        </section>
      )}
      {names.has_subscription && !member?.hasSubscription && <LazyPremiumPromo />}
    </>
  )
}
