import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { academyHighlightsQuery } from '../areas/home/academy-queries.ts'
import { courseListQuery } from '../areas/catalogue/course/course-queries.ts'
import { AcademyMarquee } from '../areas/home/academy-marquee.tsx'
import { AcademyHero } from '../areas/home/academy-hero.tsx'
import { NextEventHero } from '../areas/home/next-event-hero.tsx'
import { hydrateLater } from '../lib/browser/hydrate-later.ts'
import { loaderQueries } from '../lib/data/loader-queries.ts'
import { useEndpointQuery } from '../lib/data/endpoint-queries.ts'
import { liveMasterclassListQuery } from '../areas/catalogue/live-masterclass/live-masterclass-queries.ts'
import { PageHead } from '../areas/site/page-head.tsx'
import { addSiteMetadata } from '../areas/site/site-metadata.ts'
import type { PageHandle } from '../lib/seo/page-handle.ts'
import type { Route } from './+types/home.ts'

// At most two live masterclasses and four courses.
const masterclasses = liveMasterclassListQuery({ query: { per_page: 2 } })
const courses = courseListQuery({ query: { groups: 'popular', per_page: 4 } })
// Ongoing events come first in the list.
const nextEvent = liveMasterclassListQuery({ query: { status: 'upcoming', per_page: 1 } })
const highlights = academyHighlightsQuery({})

const HomeOffers = import.meta.env.SSR
  ? (await import('../areas/home/home-offers.tsx')).HomeOffers
  : hydrateLater(async () => (await import('../areas/home/home-offers.tsx')).HomeOffers)

export const handle: PageHandle = { sitemap: [''] }

export async function loader({ context }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  await Promise.all([
    queries.ensure(masterclasses),
    queries.ensure(nextEvent),
    queries.ensure(courses),
    queries.ensure(highlights),
    addSiteMetadata(context),
  ])
  return { queries: queries.dehydrate() }
}

export default function Home() {
  const { t } = useLingui()
  const { data: events } = useEndpointQuery(masterclasses)
  const { data: popular } = useEndpointQuery(courses)
  const { data: names } = useEndpointQuery(highlights)
  const [next] = useEndpointQuery(nextEvent).data
  return (
    <>
      <PageHead
        title={t`Hair design, taught by hand`}
        description={t`Courses, programs and masterclasses in hair design, online and in person.`}
      />
      {next ? <NextEventHero event={next} /> : <AcademyHero />}
      <AcademyMarquee highlights={names} />
      <Suspense>
        <HomeOffers events={events} popular={popular} />
      </Suspense>
    </>
  )
}
