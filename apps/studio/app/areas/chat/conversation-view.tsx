import { fullName } from '@chignon/contract/identity/full-name'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { typingIdsAtom } from '../../lib/typing-atoms.ts'
import { LoadFailed } from '../shell/load-failed.tsx'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { notesQuery } from './chat-queries.ts'
import { ConversationForm } from './conversation-form.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { mergeNotes } from './log-entries.ts'
import { MessageLog } from './message-log.tsx'
import { useConversation } from './use-conversation.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useMessages } from './use-messages.ts'
import { useTypingColleagues } from './use-typing-colleagues.ts'

/** The messages with a person and the field for an answer. */
export function ConversationView({ id }: { id: string }) {
  const { t } = useLingui()
  const conversation = useConversation(id)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMessages(id)
  const { data: notes } = useLoadedQuery(notesQuery({ params: { id } }))
  const isTyping = useAtomValue(typingIdsAtom).has(id)
  const colleagues = useTypingColleagues(id)
  const messages = (data?.pages ?? []).flatMap((page) => page.data).toReversed()
  const newest = messages.findLast((message) => !message.is_from_academy)
  const person = conversation?.person ?? newest?.author
  const name = person ? fullName(person) : t`Chat`
  usePageTitle(name)
  useMarkRead(id, newest?.id)
  if (!data || !person) {
    return (
      <div className="p-6">
        {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </div>
    )
  }
  return (
    <section aria-label={name} className="flex h-full min-h-80 flex-col">
      <ConversationHeader id={id} person={person} conversation={conversation} />
      <MessageLog
        entries={mergeNotes(messages, notes?.data ?? [], { hasOlder: hasNextPage })}
        readUntil={conversation?.read_until ?? null}
        onLoadOlder={hasNextPage ? () => void fetchNextPage() : undefined}
        isLoadingOlder={isFetchingNextPage}
      />
      <p role="status" className="px-4 text-caption text-text-muted not-empty:pb-2 @min-[60.25rem]/app:px-6">
        {isTyping && <span>{t`${person.first_name} is typing…`}</span>}
        {colleagues.map((colleague) => (
          <span key={colleague} className="block font-medium text-warning">
            {t`${colleague} is answering…`}
          </span>
        ))}
      </p>
      <ConversationForm id={id} firstName={person.first_name} />
    </section>
  )
}
