import type { ChatMessage } from '@chignon/contract/community/chat'
import type { ChatNote } from '@chignon/contract/community/staff-chat'

/** What a conversation shows: a message, or a note that only those who answer see. */
export type LogEntry = (ChatMessage & { kind: 'message' }) | (ChatNote & { kind: 'note' })

/** The messages and notes, oldest first. Notes from before the messages that are loaded come with those. */
export function mergeNotes(
  messages: readonly ChatMessage[],
  notes: readonly ChatNote[],
  { hasOlder }: { hasOlder: boolean },
): LogEntry[] {
  const since = hasOlder ? (messages[0]?.created_at ?? '') : ''
  const entries: LogEntry[] = [
    ...messages.map((message) => ({ ...message, kind: 'message' as const })),
    ...notes.filter(({ created_at: at }) => at >= since).map((note) => ({ ...note, kind: 'note' as const })),
  ]
  return entries.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
}
