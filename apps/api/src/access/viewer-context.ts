import type { Locale } from '@chignon/contract/locale'
import type { Placeholder } from 'drizzle-orm'
import { can } from '../http/authorize.ts'
import { viewerIdOf, type Viewer } from '../http/viewer.ts'
import { seeDrafts, seeHeldTexts } from '../publication/publication.policy.ts'

/** The viewer and locale of a query. */
export type ViewerContext = {
  locale: Locale
  viewerId: string | null
  /** Whether the viewer may see drafts, see `isVisible`. */
  seesDrafts: boolean
  /** Whether the viewer sees texts that are held or hidden, see `isShown`. */
  moderates: boolean
}

/** The same for a prepared statement, which receives the viewer's id when it is executed. */
export type PreparedViewerContext = Omit<ViewerContext, 'viewerId'> & {
  viewerId: string | Placeholder | null
}

/** The viewer context of a request. */
export function viewerContextOf({ viewer, locale }: { viewer: Viewer; locale: Locale }): ViewerContext {
  return {
    locale,
    viewerId: viewerIdOf(viewer),
    seesDrafts: can(viewer, seeDrafts, undefined),
    moderates: can(viewer, seeHeldTexts, undefined),
  }
}
