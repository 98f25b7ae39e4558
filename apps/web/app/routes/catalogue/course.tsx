import { Trans } from '@lingui/react/macro'
import { ProductDescription } from '../../areas/catalogue/product/product-description.tsx'
import { RelatedProducts } from '../../areas/catalogue/product/related-products.tsx'
import { LazyBeforeAfterPairs } from '../../areas/catalogue/product/lazy-before-after-pairs.tsx'
import { LazyTaughtBy } from '../../areas/catalogue/product/lazy-taught-by.tsx'
import { CertificateNote } from '../../areas/catalogue/product/certificate-note.tsx'
import { addCourseMetadata } from '../../areas/catalogue/course/course-metadata.ts'
import { CourseHead } from '../../areas/catalogue/course/course-head.tsx'
import { CourseTile } from '../../areas/catalogue/course/course-tile.tsx'
import { LessonPlan } from '../../areas/catalogue/lesson/lesson-plan.tsx'
import { PartOfPrograms } from '../../areas/catalogue/program/part-of-programs.tsx'
import { ChooseLessonForm } from '../../areas/commerce/subscription/choose-lesson.tsx'
import { loadChoicesLeft } from '../../areas/commerce/subscription/load-choices-left.ts'
import { runChooseLessonAction } from '../../areas/commerce/subscription/run-choose-lesson-action.ts'
import { loadDiscussions } from '../../areas/community/discussion/load-discussions.ts'
import { LazyProductDiscussions } from '../../areas/community/discussion/lazy-product-discussions.tsx'
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
  const qualification = course.qualification?.name
  return (
    <>
      <PageHead title={course.name} description={course.summary} />
      <CourseHead course={course} />
      {choicesLeft > 0 && <ChooseLessonForm message={actionData?.message ?? null} />}
      <div className="content-width grid gap-x-20 gap-y-14 pb-section md:grid-cols-[7fr_5fr]">
        <LessonPlan
          lessons={course.lessons}
          offer={course}
          learningPage={`/profile/courses/${course.slug}`}
          choicesLeft={choicesLeft}
        />
        <ProductDescription
          locale={course.locale}
          description={course.description}
          outcomes={course.outcomes}
          certificate={
            qualification && (
              <CertificateNote tier="silver" title={qualification}>
                <Trans>This course counts towards it: finish any two courses in the category.</Trans>
              </CertificateNote>
            )
          }
        >
          <LazyTaughtBy educators={course.educators} />
          <PartOfPrograms programs={course.programs} />
        </ProductDescription>
      </div>
      <LazyBeforeAfterPairs pairs={course.before_after} />
      <LazyProductDiscussions discussions={discussions} />
      <RelatedProducts columns={4}>
        {related.map((other) => (
          <CourseTile key={other.id} course={other} />
        ))}
      </RelatedProducts>
    </>
  )
}
