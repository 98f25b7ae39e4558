import { TabsNav } from '@chignon/ui/tabs-nav'
import { baseEndpoints, courseEndpoints, programEndpoints, searchEndpoints } from '@chignon/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CategoryChips } from '../catalogue/category-chips.tsx'
import { CourseResults, coursesInput } from '../catalogue/course-results.tsx'
import { EducationHits, educationSearchInput, EducationSearchNote } from '../catalogue/education-hits.tsx'
import { educationsAddress, readEducationsQuery } from '../catalogue/educations-query.ts'
import { ProgramResults, programsInput } from '../catalogue/program-results.tsx'
import { openQueries } from '../lib/open-queries.ts'
import { PageHead } from '../site/page-head.tsx'
import type { Route } from './+types/educations.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = readEducationsQuery(new URL(request.url).searchParams)
  const queries = openQueries(context)
  const isCourses = asked.tab === 'courses'
  const list = asked.search
    ? queries.ensure(searchEndpoints.list, educationSearchInput(asked))
    : isCourses
      ? queries.ensure(courseEndpoints.list, coursesInput(asked))
      : queries.ensure(programEndpoints.list, programsInput(asked))
  await Promise.all([list, isCourses && queries.ensure(baseEndpoints.educationCategories, {})])
  return { asked, queries: queries.dehydrate() }
}

export default function Educations({ loaderData: { asked } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { search, category, tab } = asked
  const tabs = [
    { id: 'courses', label: <Trans>Courses</Trans> },
    { id: 'programs', label: <Trans>Programs</Trans> },
  ] as const
  return (
    <div className="content-width pt-12 pb-section md:pt-16">
      <PageHead
        title={t`Education`}
        description={t`Every course and program of the academy, by category or by keyword.`}
      />
      <h1 className="headline-type text-display wrap-break-word">
        {search ? <Trans>Results for “{search}”</Trans> : <Trans>Education</Trans>}
      </h1>
      {search && <EducationSearchNote asked={asked} />}
      <TabsNav
        className="mt-8"
        label={t`Courses or programs`}
        items={tabs.map(({ id, label }) => ({
          id,
          label,
          isActive: tab === id,
          link: <Link to={educationsAddress({ ...asked, tab: id, page: 1 })} preventScrollReset />,
        }))}
      />
      {tab === 'courses' && (
        <div className="mt-8">
          <CategoryChips
            selected={category}
            addressOf={(slug) => educationsAddress({ ...asked, category: slug, page: 1 })}
          />
        </div>
      )}
      <div className="mt-10">
        {search ? (
          <EducationHits asked={asked} />
        ) : tab === 'courses' ? (
          <CourseResults asked={asked} />
        ) : (
          <ProgramResults asked={asked} />
        )}
      </div>
    </div>
  )
}
