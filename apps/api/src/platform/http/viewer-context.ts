import type { Locale } from '@chignon/contract/platform/locale'
import { type Placeholder, sql } from '../db/drizzle.ts'
import { viewerIdOf, type Viewer } from './viewer.ts'
import { hiddenContentOf } from './hidden-content.policy.ts'

/** The viewer and locale of a query. */
export type ViewerContext = {
  locale: Locale
  viewerId: string | null
  /** Whether the viewer may see drafts, see `isVisible`. */
  seesDrafts: boolean
  /** Whether the viewer sees texts that are held or hidden, see `isShown`. */
  moderates: boolean
}

/** The viewer and locale of a prepared statement, which receives the viewer's id when it is executed. */
export type PreparedViewerContext = Omit<ViewerContext, 'viewerId'> & {
  viewerId: string | Placeholder | null
}

/** The viewer of a prepared statement. */
export function preparedViewer(viewerContext: ViewerContext): PreparedViewerContext {
  const viewerId = viewerContext.viewerId === null ? null : sql.placeholder('viewerId')
  return { ...viewerContext, viewerId }
}

/** The part of a prepared statement's name that stands for its viewer and locale. */
export function viewerKey({ locale, viewerId, seesDrafts, moderates }: ViewerContext): string {
  const kind = viewerId === null ? 'guest' : 'member'
  return [locale, kind, ...(seesDrafts ? ['drafts'] : []), ...(moderates ? ['moderator'] : [])].join('-')
}

/** The viewer context of a request. */
export function viewerContextOf({ viewer, locale }: { viewer: Viewer; locale: Locale }): ViewerContext {
  return {
    locale,
    viewerId: viewerIdOf(viewer),
    ...hiddenContentOf(viewer.role),
  }
}
