import { educationEndpoints } from '@chignon/contract/learning/education'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { LearningOverview } from '../../areas/learning/my-learning/learning-overview.tsx'
import { loadFollowed } from '../../areas/learning/my-learning/load-followed.ts'
import { ProgramCertificate } from '../../areas/learning/my-learning/program-certificate.tsx'
import { ProgramExamBanner } from '../../areas/learning/my-learning/program-exam-banner.tsx'
import { RemainingLessons } from '../../areas/learning/my-learning/remaining-lessons.tsx'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/my-learning-program.ts'

export const headers = () => privateHeaders

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { data } = await loadFollowed(
    { context, request },
    { endpoint: educationEndpoints.program, input: { params: { id: slug } }, offerPage: `/programs/${slug}` },
  )
  redirectToCanonical(request, slug, '/profile/programs', data.slug)
  const { education_courses: sections, ...program } = data
  const { exam_state: examState, certificate_code: certificateCode } = data
  return { overview: { ...program, kind: 'programs' as const, sections }, examState, certificateCode }
}

/** `/profile/programs/:slug`: a bought program with the viewer's progress and the state of its exam. */
export default function MyLearningProgram({ loaderData }: Route.ComponentProps) {
  const { overview, examState, certificateCode } = loaderData
  return (
    <LearningOverview
      overview={overview}
      remaining={
        <>
          <RemainingLessons overview={overview} hasOpenExam={examState === 'ready_for_submission'} />
          <ProgramCertificate overview={overview} hasExam={examState !== null} code={certificateCode} />
        </>
      }
    >
      {examState && (
        <ProgramExamBanner slug={overview.slug} state={examState} hasExpired={overview.has_expired} />
      )}
    </LearningOverview>
  )
}
