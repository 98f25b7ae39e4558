import type { Locale } from '@chignon/contract/locale'
import type { Placeholder } from 'drizzle-orm'

/** The viewer and locale of a query. */
export type ViewerContext = { locale: Locale; viewerId: string | null }

/** The same for a prepared statement, which receives the viewer's id when it is executed. */
export type PreparedViewerContext = { locale: Locale; viewerId: string | Placeholder | null }
