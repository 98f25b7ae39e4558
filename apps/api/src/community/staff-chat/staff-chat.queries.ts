import type { Author } from '@chignon/contract/platform/author'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { conversations } from '../../platform/db/schema/chat.ts'
import { users } from '../../platform/db/schema/user.ts'
import { authorJson, conversationColumns } from '../chat/chat.queries.ts'

const columns = {
  ...conversationColumns('academy'),
  person: authorJson,
  waitingSince: conversations.waitingSince,
  assignee: sql<Author | null>`(select json_build_object('id', assignee.id, 'first_name', assignee.first_name,
    'last_name', assignee.last_name, 'thumbnail_url', assignee.thumbnail_url)
    from users as assignee where assignee.id = ${conversations.assigneeId})`,
  lastMessageId: sql<string | null>`(select message.id from chat_messages as message
    where message.conversation_id = ${conversations.id} order by message.created_at desc, message.id limit 1)`,
}

type ConversationFilter = {
  state?: 'open' | 'closed' | undefined
  show?: 'unanswered' | 'mine' | undefined
  viewerId: string
}

function conditionOf({ state, show, viewerId }: ConversationFilter): SQL | undefined {
  const byState = { open: isNull(conversations.closedAt), closed: isNotNull(conversations.closedAt) }
  const byShow = {
    unanswered: and(isNull(conversations.closedAt), isNotNull(conversations.waitingSince)),
    mine: eq(conversations.assigneeId, viewerId),
  }
  return and(state && byState[state], show && byShow[show])
}

/** A page of all conversations: those that wait for an answer first, the longest waiting at the beginning, then the latest. */
export function listConversations(db: Connection, filter: ConversationFilter, pageParams: PageParams) {
  const where = conditionOf(filter)
  const counted = db.select({ total: count() }).from(conversations).where(where)
  const rows = db
    .select({ ...columns, total: totalOf(counted) })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(where)
    .orderBy(asc(conversations.waitingSince), desc(conversations.lastMessageAt), conversations.id)
  return paginate(pageParams, rows, counted)
}

/** A conversation as staff see it. */
export async function findStaffConversation(db: Connection, id: string) {
  const [found] = await db
    .select(columns)
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(eq(conversations.id, id))
  return found
}

export type StaffConversationRow = NonNullable<Awaited<ReturnType<typeof findStaffConversation>>>
