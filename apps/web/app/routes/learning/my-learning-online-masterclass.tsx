import { educationEndpoints } from '@chignon/contract/learning/education'
import { Trans } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { CertificateNote } from '../../areas/catalogue/product/certificate-note.tsx'
import { InLanguage } from '../../areas/catalogue/product/in-language.tsx'
import { LearningOverview } from '../../areas/learning/my-learning/learning-overview.tsx'
import { loadFollowed } from '../../areas/learning/my-learning/load-followed.ts'
import { overviewOf } from '../../areas/learning/my-learning/overview.ts'
import { RemainingLessons } from '../../areas/learning/my-learning/remaining-lessons.tsx'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/my-learning-online-masterclass.ts'

export const headers = () => privateHeaders

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { data } = await loadFollowed(
    { context, request },
    {
      endpoint: educationEndpoints.onlineMasterclass,
      input: { params: { id: slug } },
      offerPage: `/online-masterclasses/${slug}`,
    },
  )
  redirectToCanonical(request, slug, '/profile/online-masterclasses', data.slug)
  return overviewOf('online-masterclasses', data)
}

/** `/profile/online-masterclasses/:slug`: a bought online masterclass with the viewer's progress. */
export default function MyLearningOnlineMasterclass({ loaderData: overview }: Route.ComponentProps) {
  return (
    <LearningOverview
      overview={overview}
      remaining={
        <>
          <RemainingLessons overview={overview} />
          <CertificateNote
            tier="premium_gold"
            title={<InLanguage locale={overview.locale}>{overview.name}</InLanguage>}
          >
            <Trans>Awarded when you have finished every lesson.</Trans>
          </CertificateNote>
        </>
      }
    />
  )
}
