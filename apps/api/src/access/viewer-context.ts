import type { Locale } from '@chignon/contract/locale'
import { sql, type Placeholder } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'

/** The viewer and locale of a query. */
export type ViewerContext = { locale: Locale; viewerId: string | null }

/** The same for a prepared statement, which receives the viewer's id when it is executed. */
export type PreparedViewerContext = { locale: Locale; viewerId: string | Placeholder | null }

/** Prepares a statement once per locale and kind of viewer. Execute it with a `viewerId`. */
export function prepareForViewer<Statement extends object>(
  called: string,
  prepare: (db: Connection, viewerContext: PreparedViewerContext, name: string) => Statement,
): (db: Connection, viewerContext: ViewerContext) => Statement {
  return prepared(
    ({ locale, viewerId }: ViewerContext) => `${called}-${locale}-${viewerId === null ? 'guest' : 'member'}`,
    (db, { locale, viewerId }, name) =>
      prepare(db, { locale, viewerId: viewerId === null ? null : sql.placeholder('viewerId') }, name),
  )
}
