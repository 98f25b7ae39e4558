import type { ChatMessage } from '@chignon/contract/community/chat'
import { fullName } from '@chignon/contract/identity/full-name'
import { Trans } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { MessagePicture } from './message-picture.tsx'

type MessageEntryProps = {
  message: ChatMessage
  /** Whether the same person wrote the one before a moment ago. */
  isContinued: boolean
  /** Whether the person has read it, of the academy’s last message that they have. */
  isRead: boolean
}

/** A message: the academy’s at the end side, the person’s at the start. */
export function MessageEntry({ message, isContinued, isRead }: MessageEntryProps) {
  const { time, dateTime } = useLocalTime()
  const { author, is_from_academy: isOwn, text, picture, created_at: at } = message
  return (
    <li
      className={`flex max-w-[85%] flex-col gap-1 @min-[60.25rem]/app:max-w-[34rem] ${isOwn ? 'items-end self-end' : 'items-start self-start'} ${isContinued ? '' : 'mt-3'}`}
    >
      <p className={isContinued ? 'sr-only' : 'text-caption text-text-muted'}>
        <bdi className="font-medium text-text">{fullName(author)}</bdi>{' '}
        <time dateTime={at} title={dateTime(at)}>
          {time(at)}
        </time>
      </p>
      {picture && <MessagePicture picture={picture} />}
      {text && (
        // The frame follows the page, the text its own direction.
        <div
          className={
            isOwn ? 'rounded-panel bg-accent-soft px-4 py-2.5' : 'border-s-2 border-accent py-0.5 ps-4'
          }
        >
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </div>
      )}
      {isRead && (
        <p className="text-caption text-text-muted">
          <Trans context="message">Read</Trans>
        </p>
      )}
    </li>
  )
}
