import { posts } from '../db/schema/post.ts'
import { type Column, isNotNull, type SQL, sql } from '../db/drizzle.ts'

/** A table whose rows are drafts while `published_at` is null. */
type Publishable = { publishedAt: Column }

/** Whether the row is published (DRAFT-1). */
export function isPublished({ publishedAt }: Publishable): SQL {
  return isNotNull(publishedAt)
}

/**
 * Whether the viewer may see the row. Every query that returns a publishable row to a viewer has this condition. Anyone writes posts,
 * so their drafts are their authors' alone, who find them among their own posts (COMPOSE-1).
 */
export function isVisible(table: Publishable, { seesDrafts }: { seesDrafts: boolean }): SQL {
  return seesDrafts && table !== posts ? sql`true` : isPublished(table)
}
