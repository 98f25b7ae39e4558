import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { data, Link } from 'react-router'
import { CoursePage } from '../../areas/catalogue/course/course-page.tsx'
import { loadCoursePreview } from '../../areas/catalogue/preview/load-course-preview.ts'
import { PreviewBar } from '../../areas/catalogue/preview/preview-bar.tsx'
import { PreviewOffer } from '../../areas/catalogue/preview/preview-offer.tsx'
import { LinkExpired } from '../../areas/identity/account/link-expired.tsx'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/course-preview.ts'

export const headers = () => privateHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadCoursePreview(context, params.token)
  return page ?? data(null, { status: 410 })
}

/** `/preview/course/:token`: the page of a course as its draft says, by a link from the studio (PREVIEW-1). */
export default function CoursePreview({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <LinkExpired
        text={
          <Trans>
            A preview can be opened for 24 hours. Ask the person who sent it to you for a new link.
          </Trans>
        }
      >
        <Button asChild size="large" isWide>
          <Link to="/">
            <Trans>Back to Homepage</Trans>
          </Link>
        </Button>
      </LinkExpired>
    )
  const { data: course, preview, related } = loaderData
  return (
    <>
      <PrivateHead title={course.name} />
      <PreviewBar preview={preview} />
      <CoursePage
        course={course}
        related={related}
        offer={
          <PreviewOffer offer={course} lacksPrice={preview.lacks_price}>
            <Trans>Buy this course</Trans>
          </PreviewOffer>
        }
      />
    </>
  )
}
