import type { StaffConversation } from '@chignon/contract/community/chat'
import { fullName } from '@chignon/contract/identity/full-name'
import { Avatar } from '@chignon/ui/avatar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link, useLocation } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { typingIdsAtom } from '../../lib/typing-atoms.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'

type ConversationEntryProps = { conversation: StaffConversation; isCurrent: boolean }

/** A conversation in the list: with whom, what was said last, and when. */
export function ConversationEntry({ conversation, isCurrent }: ConversationEntryProps) {
  const { t } = useLingui()
  const { search } = useLocation()
  const { ago } = useLocalTime()
  const formats = useFormats()
  const isTyping = useAtomValue(typingIdsAtom).has(conversation.id)
  const { id, person, last_message: last, last_message_at: at, unread_count: unread } = conversation
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
            <time dateTime={at} className="shrink-0 text-caption text-text-muted">
              {ago(at)}
            </time>
          </span>
          <span className="flex items-center justify-between gap-3 text-small text-text-muted">
            {isTyping ? (
              <span className="text-accent">
                <Trans>is typing…</Trans>
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
