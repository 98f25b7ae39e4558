import type { StaffConversation } from '@chignon/contract/community/staff-chat'
import { fullName } from '@chignon/contract/identity/full-name'
import { Avatar } from '@chignon/ui/avatar'
import { Clock } from '@chignon/ui/icons/clock'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link, useLocation } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { typingIdsAtom } from '../../lib/typing-atoms.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { isWaiting } from './group-conversations.ts'
import { useTypingColleagues } from './use-typing-colleagues.ts'

type ConversationEntryProps = { conversation: StaffConversation; isCurrent: boolean }

/** A conversation in the list: with whom, what was said last, and when. */
export function ConversationEntry({ conversation, isCurrent }: ConversationEntryProps) {
  const { t } = useLingui()
  const { search } = useLocation()
  const { ago } = useLocalTime()
  const formats = useFormats()
  const isTyping = useAtomValue(typingIdsAtom).has(conversation.id)
  const { id, person, last_message: last, assignee, unread_count: unread } = conversation
  const since = isWaiting(conversation) ? conversation.waiting_since : null
  const at = since ?? conversation.last_message_at
  const colleagues = useTypingColleagues(id)
  const name = fullName(person)
  const said = last?.text || t`Picture`
  return (
    <li>
      <Link
        to={`/chat/${id}${search}`}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex gap-3 border-s-2 border-transparent px-5 py-3.5 no-underline transition-colors hover:bg-surface focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:bg-surface"
      >
        <Avatar name={name} src={person.thumbnail_url} isDecorative />
        <span className="flex min-w-0 grow flex-col">
          <span className="flex items-baseline justify-between gap-3">
            <bdi className={`truncate ${unread > 0 ? 'font-semibold' : 'font-medium'}`}>{name}</bdi>
            <span
              className={`flex shrink-0 items-center gap-1 text-caption ${since === null ? 'text-text-muted' : 'font-medium text-accent'}`}
            >
              {since !== null && <Clock aria-hidden="true" className="size-3.5" />}
              {since !== null && <span className="sr-only">{t`Waiting since`}</span>}
              <time dateTime={at}>{ago(at)}</time>
            </span>
          </span>
          <span className="flex items-center justify-between gap-3 text-small text-text-muted">
            {isTyping || colleagues.length > 0 ? (
              <span className="min-w-0 truncate text-accent">
                {isTyping ? t`is typing…` : t`${colleagues[0]} is answering…`}
              </span>
            ) : (
              <span className="flex min-w-0 gap-1">
                {last?.is_from_academy && (
                  <span className="shrink-0">
                    <Trans>Academy:</Trans>
                  </span>
                )}
                {/* A box of its own: it ends where its language does. */}
                <bdi className="min-w-0 truncate">{said}</bdi>
              </span>
            )}
            {assignee && (
              <>
                <span className="sr-only">{t`Assigned to ${fullName(assignee)}`}</span>
                <Avatar
                  name={fullName(assignee)}
                  src={assignee.thumbnail_url}
                  size="small"
                  isDecorative
                  className="shrink-0"
                />
              </>
            )}
            {unread > 0 && (
              <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-pill bg-accent px-1.5 text-caption font-medium text-text-on-accent tabular-nums">
                <span aria-hidden="true">{formats.number(unread)}</span>
                <span className="sr-only">{t`${formats.number(unread)} unread`}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
