import type {
  LiveMasterclassCard,
  liveMasterclassEndpoints,
} from '@chignon/contract/catalogue/live-masterclass'
import type { EndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { usePanelQuery } from '@chignon/app-kit/data/use-panel-query'
import { AcademyHero } from './academy-hero.tsx'
import { NextEventHero } from './next-event-hero.tsx'
import { isNextUnlisted } from './next-event.ts'

type NextQuery = EndpointQuery<typeof liveMasterclassEndpoints.list>

type HomeHeroProps = {
  /** The listed events, ongoing ones first. */
  events: readonly LiveMasterclassCard[]
  /** The query of the next event, used if it is not listed. */
  nextQuery: NextQuery
}

/** The hero of the home page: the next live masterclass, or the academy if none is planned (HOME-2). */
export function HomeHero({ events, nextQuery }: HomeHeroProps) {
  const next = events.find(({ status }) => status === 'upcoming')
  if (next) return <NextEventHero event={next} />
  return isNextUnlisted(events) ? <UnlistedEventHero query={nextQuery} /> : <AcademyHero />
}

function UnlistedEventHero({ query }: { query: NextQuery }) {
  // Does not suspend, because the last listed event can begin while the page is open.
  const next = usePanelQuery(query).loaded?.data[0]
  return next ? <NextEventHero event={next} /> : <AcademyHero />
}
