import { onlineMasterclassEndpoints } from '@chignon/contract'
import { Trans } from '@lingui/react/macro'
import { About } from '../catalogue/about.tsx'
import { LessonPlan } from '../catalogue/lesson-plan.tsx'
import { describeOnlineMasterclass } from '../catalogue/online-masterclass-facts.ts'
import { OnlineMasterclassHead } from '../catalogue/online-masterclass-head.tsx'
import { openQueries } from '../lib/open-queries.ts'
import { useEndpointQuery } from '../lib/query-family.ts'
import { onlineMasterclassAtom } from '../queries/online-masterclass.ts'
import { PageHead } from '../site/page-head.tsx'
import type { Route } from './+types/online-masterclass.ts'

const inputOf = (slug: string) => ({ params: { id: slug } })

export async function loader({ context, params }: Route.LoaderArgs) {
  const queries = openQueries(context)
  const { data } = await queries.ensure(onlineMasterclassEndpoints.show, inputOf(params.slug))
  await describeOnlineMasterclass(context, data)
  return { queries: queries.dehydrate() }
}

export default function OnlineMasterclass({ params }: Route.ComponentProps) {
  const { data: masterclass } = useEndpointQuery(onlineMasterclassAtom, inputOf(params.slug))
  return (
    <>
      <PageHead title={masterclass.name} description={masterclass.summary} />
      <OnlineMasterclassHead masterclass={masterclass} />
      <div className="content-width grid gap-x-20 gap-y-14 pb-section md:grid-cols-[7fr_5fr]">
        <LessonPlan lessons={masterclass.lessons} offer={masterclass} />
        <About
          description={masterclass.description}
          outcomes={masterclass.outcomes}
          certificate={<Trans>Finish its lessons, and the premium gold certificate is yours.</Trans>}
        />
      </div>
    </>
  )
}
