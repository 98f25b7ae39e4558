import type { Locale } from '@chignon/contract/locale'
import { sql, type Placeholder } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'

/** In whose eyes a thing is read. */
export type ViewerContext = { locale: Locale; viewerId: string | null }

/** The same in a prepared statement, which is told who it is when it is executed. */
export type PreparedViewerContext = { locale: Locale; viewerId: string | Placeholder | null }

/** Keeps statements that differ by eyes alone; they are executed with a `viewerId`. */
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
