import { previewEndpoints } from '@chignon/contract/catalogue/preview'
import { openPreview } from '../../platform/document/preview-draft.ts'
import { implement } from '../../platform/http/implement.ts'
import { viewerContextOf } from '../../platform/http/viewer-context.ts'
import { courseKind } from '../course-document/course.document.ts'
import { presentCourse } from '../course/course.present.ts'
import { mediaAddresses } from '../lesson/media.addresses.ts'
import { draftCourse } from './draft-course.ts'
import { findDraftedCourse } from './drafted-course.queries.ts'
import { previewMessages } from './preview.messages.ts'

/** Drafts as learners would see them. The response is that of a guest, for any caller (PREVIEW-2). */
export const previewRoutes = implement(previewEndpoints, {
  async course({ params, locale, fail, services }) {
    const { db, clock } = services
    const loaded = await openPreview(services, courseKind, { ...params, fail })
    const { id, draft, row, endsAt } = loaded
    const asGuest = viewerContextOf({ viewer: { role: 'guest' }, locale })
    const found = await findDraftedCourse(db(), await draftCourse(db(), loaded), asGuest)
    const category =
      draft.category_id === null
        ? { id, slug: 'none', name: previewMessages.noCategory[locale] }
        : found.category
    const addresses = await mediaAddresses(db, null)
    return {
      data: presentCourse({ ...found, category }, { locale, now: clock(), addresses }),
      preview: {
        ends_at: endsAt.toISOString(),
        scheduled_at: row?.scheduledAt?.toISOString() ?? null,
        lacks_price: draft.price === null,
      },
    }
  },
})
