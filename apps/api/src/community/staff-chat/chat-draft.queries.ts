import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { chatDrafts } from '../../platform/db/schema/chat.ts'

export type DraftRow = Pick<typeof chatDrafts.$inferSelect, 'text' | 'revision' | 'savedAt'>

type DraftKey = { userId: string; conversationId: string }

const columns = { text: chatDrafts.text, revision: chatDrafts.revision, savedAt: chatDrafts.savedAt }

/** What a person writes in a conversation; undefined before the first save. */
export async function findDraft(
  db: Connection,
  { userId, conversationId }: DraftKey,
): Promise<DraftRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(chatDrafts)
    .where(and(eq(chatDrafts.userId, userId), eq(chatDrafts.conversationId, conversationId)))
  return found
}

/** Stores a draft if its device has seen the last revision; undefined if it has not. */
export async function saveDraft(
  db: Connection,
  { revision, ...draft }: DraftKey & { text: string; revision: number; savedAt: Date },
): Promise<DraftRow | undefined> {
  const { text, savedAt } = draft
  if (revision > 0) {
    const [changed] = await db
      .update(chatDrafts)
      .set({ text, savedAt, revision: sql`${chatDrafts.revision} + 1` })
      .where(
        and(
          eq(chatDrafts.userId, draft.userId),
          eq(chatDrafts.conversationId, draft.conversationId),
          eq(chatDrafts.revision, revision),
        ),
      )
      .returning(columns)
    return changed
  }
  const [inserted] = await db
    .insert(chatDrafts)
    .values({ ...draft, revision: 1 })
    .onConflictDoNothing()
    .returning(columns)
  return inserted
}
