import type { StaffConversation } from '@chignon/contract/community/staff-chat'
import { useLingui } from '@lingui/react/macro'
import { ConversationEntry } from './conversation-entry.tsx'
import { groupConversations } from './group-conversations.ts'
import { NoConversations } from './no-conversations.tsx'

type ConversationListProps = {
  conversations: readonly StaffConversation[]
  filter: 'unanswered' | 'mine' | 'open' | 'closed'
  currentId: string | undefined
}

/** The conversations: those that wait for an answer first. */
export function ConversationList({ conversations, filter, currentId }: ConversationListProps) {
  const { t } = useLingui()
  const { waiting, others } = groupConversations(conversations)
  const groups = [
    { id: 'waiting', label: t`Waiting for an answer`, entries: waiting },
    {
      id: 'others',
      label: filter === 'closed' ? t({ message: 'Closed', context: 'conversation' }) : t`Answered`,
      entries: others,
    },
  ].filter(({ entries }) => entries.length > 0)
  if (groups.length === 0) return <NoConversations filter={filter} />
  return groups.map(({ id, label, entries }) => (
    <section key={id} aria-labelledby={`chats-${id}`}>
      <h2 id={`chats-${id}`} className="overline-label px-5 pt-5 pb-2 text-text-muted">
        {label}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((conversation) => (
          <ConversationEntry
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.id === currentId}
          />
        ))}
      </ul>
    </section>
  ))
}
