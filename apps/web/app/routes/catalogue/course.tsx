import { addCourseMetadata } from '../../areas/catalogue/course/course-metadata.ts'
import { CoursePage } from '../../areas/catalogue/course/course-page.tsx'
import { ChooseLessonForm } from '../../areas/commerce/subscription/choose-lesson.tsx'
import { loadChoicesLeft } from '../../areas/commerce/subscription/load-choices-left.ts'
import { runChooseLessonAction } from '../../areas/commerce/subscription/run-choose-lesson-action.ts'
import { loadDiscussions } from '../../areas/community/discussion/load-discussions.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { courseQuery, courseListQuery } from '../../areas/catalogue/course/course-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/course.ts'

const queriesOf = (slug: string) => ({
  course: courseQuery({ params: { id: slug } }),
  related: courseListQuery({ query: { related_to: slug, per_page: 4 } }),
})

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const { course: ofCourse, related } = queriesOf(params.slug)
  const [{ data: course }, , choicesLeft] = await Promise.all([
    queries.ensure(ofCourse),
    queries.ensure(related),
    loadChoicesLeft(context),
  ])
  redirectToCanonical(request, params.slug, '/courses', course.slug)
  await addCourseMetadata(context, course)
  const discussions = await loadDiscussions(context, 'course', course.slug)
  return { queries: queries.dehydrate(), choicesLeft, discussions }
}

export function action({ context, request }: Route.ActionArgs) {
  return runChooseLessonAction({ context, request })
}

export default function Course({ params, loaderData, actionData }: Route.ComponentProps) {
  const { choicesLeft, discussions } = loaderData
  const queries = queriesOf(params.slug)
  const { data: course } = useEndpointQuery(queries.course)
  const { data: related } = useEndpointQuery(queries.related)
  return (
    <>
      <PageHead title={course.name} description={course.summary} />
      <CoursePage
        course={course}
        related={related}
        choicesLeft={choicesLeft}
        note={choicesLeft > 0 && <ChooseLessonForm message={actionData?.message ?? null} />}
        discussions={discussions}
      />
    </>
  )
}
