import { educationEndpoints } from '@chignon/contract/learning/education'
import { Trans } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { CertificateNote } from '../../areas/catalogue/product/certificate-note.tsx'
import { LearningOverview } from '../../areas/learning/my-learning/learning-overview.tsx'
import { loadFollowed } from '../../areas/learning/my-learning/load-followed.ts'
import { overviewOf } from '../../areas/learning/my-learning/overview.ts'
import { RemainingLessons } from '../../areas/learning/my-learning/remaining-lessons.tsx'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/my-learning-course.ts'

export const headers = () => privateHeaders

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { data } = await loadFollowed(
    { context, request },
    { endpoint: educationEndpoints.course, input: { params: { id: slug } }, offerPage: `/courses/${slug}` },
  )
  redirectToCanonical(request, slug, '/profile/courses', data.slug)
  return { overview: overviewOf('courses', data), qualification: data.qualification }
}

/** `/profile/courses/:slug`: a bought course with the viewer's progress. */
export default function MyLearningCourse({ loaderData }: Route.ComponentProps) {
  const { overview, qualification } = loaderData
  return (
    <LearningOverview
      overview={overview}
      remaining={
        <>
          <RemainingLessons overview={overview} />
          {qualification && (
            <CertificateNote tier="silver" title={qualification.name}>
              <Trans>This course counts towards it: finish any two courses in the category.</Trans>
            </CertificateNote>
          )}
        </>
      }
    />
  )
}
