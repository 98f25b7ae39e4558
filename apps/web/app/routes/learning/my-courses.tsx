import { maxPerPage, pageSizes } from '@chignon/contract/platform/platform-rules'
import { educationEndpoints } from '@chignon/contract/learning/education'
import {
  subscriptionEndpoints,
  type Subscription,
  type SubscriptionChoice,
} from '@chignon/contract/commerce/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { readPage } from '../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { ChosenVideos } from '../../areas/learning/my-learning/chosen-videos.tsx'
import { FollowedGrid } from '../../areas/learning/my-learning/followed-grid.tsx'
import { NoCourses } from '../../areas/learning/my-learning/no-courses.tsx'
import { LazyFailedPanel } from '../../areas/site/lazy-failed-panel.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/my-courses.ts'

const pathOf = (page: number) => `/profile/my-courses${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const page = readPage(new URL(request.url).searchParams)
  const { load, loadOptional } = loaderQueries(context, request)
  const [courses, programs, subscription] = await Promise.all([
    load(educationEndpoints.courses, { query: { page, per_page: pageSizes.profile } }),
    loadOptional(educationEndpoints.programs, { query: { per_page: maxPerPage } }),
    loadOptional(subscriptionEndpoints.show, {}),
  ])
  redirectPastLastPage(courses.pagination, pathOf)
  const isFirst = page === 1
  return {
    courses,
    programs: isFirst && programs ? programs.data : [],
    choices: isFirst ? choicesOf(subscription?.data) : [],
    isIncomplete: isFirst && !(programs && subscription),
  }
}

function choicesOf(subscription: Subscription | null | undefined): SubscriptionChoice[] {
  return subscription && subscription.state !== 'ended' ? subscription.choices : []
}

/** `/profile/my-courses`: bought programs and courses with the viewer's progress. */
export default function MyCourses({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { courses, programs, choices, isIncomplete } = loaderData
  const isEmpty = !isIncomplete && courses.data.length + programs.length + choices.length === 0
  return (
    <div className="content-width grid gap-14 pt-10 pb-section">
      <PrivateHead title={t`My courses`} />
      <h1 className="headline-type text-headline">
        <Trans>My courses</Trans>
      </h1>
      {isEmpty && <NoCourses />}
      <FollowedGrid
        id="programs"
        title={<Trans>Programs</Trans>}
        contents={programs.map((program) => ({ kind: 'programs', ...program }))}
      />
      <FollowedGrid
        id="courses"
        title={<Trans>Courses</Trans>}
        contents={courses.data.map((course) => ({ kind: 'courses', ...course }))}
      />
      <ListPagination pages={courses.pagination} pathOf={pathOf} />
      <ChosenVideos choices={choices} />
      {isIncomplete && <LazyFailedPanel level={2} onRetry={revalidate} />}
    </div>
  )
}
