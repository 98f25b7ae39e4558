import type { StaffConversation } from '@chignon/contract/community/chat'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { ConversationEntry } from './conversation-entry.tsx'
import { groupConversations } from './group-conversations.ts'

type ConversationListProps = {
  conversations: readonly StaffConversation[]
  state: StaffConversation['state']
  currentId: string | undefined
}

/** The conversations: those that wait for an answer first. */
export function ConversationList({ conversations, state, currentId }: ConversationListProps) {
  const { t } = useLingui()
  const { waiting, others } = groupConversations(conversations)
  const groups = [
    { id: 'waiting', label: t`Waiting for an answer`, entries: waiting },
    {
      id: 'others',
      label: state === 'open' ? t`Answered` : t({ message: 'Closed', context: 'conversation' }),
      entries: others,
    },
  ].filter(({ entries }) => entries.length > 0)
  if (groups.length === 0) {
    return (
      <EmptyState
        level={2}
        title={state === 'open' ? t`No one is waiting` : t`No closed conversations`}
        text={t`A conversation appears here as soon as somebody writes to the academy.`}
      />
    )
  }
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
