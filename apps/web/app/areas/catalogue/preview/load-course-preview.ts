import { courseEndpoints, type CourseCard } from '@chignon/contract/catalogue/course'
import { previewEndpoints, type CoursePreview } from '@chignon/contract/catalogue/preview'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { AppLoadContext } from 'react-router'
import { callFor } from '../../../lib/data/loader-queries.ts'
import { withoutSession } from '../../../lib/data/without-session.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'

const relatedCount = 4

/**
 * The page of a course as its draft says, with related courses: what a guest sees, for any viewer. Null if the link has ended; throws 404
 * for a link that we did not make.
 */
export async function loadCoursePreview(
  context: AppLoadContext,
  token: string,
): Promise<(CoursePreview & { related: CourseCard[] }) | null> {
  const call = callFor(withoutSession(context))
  try {
    const page = await call(previewEndpoints.course, { params: { token } })
    const { id, slug, category, published_at: publishedAt } = page.data
    const isOnSite = publishedAt !== null && publishedAt !== page.preview.scheduled_at
    // A course that is not on the site has no related ones there.
    const { data } = await call(courseEndpoints.list, {
      query: { per_page: relatedCount, ...(isOnSite ? { related_to: slug } : { category: category.slug }) },
    })
    return { ...page, related: data.filter((other) => other.id !== id) }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 410) return null
    // 422: such as a link that is too long.
    throw errorResponse(error.status === 422 ? 404 : error.status)
  }
}
