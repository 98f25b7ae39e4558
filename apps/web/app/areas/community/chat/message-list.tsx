import type { ChatMessage } from '@chignon/contract/community/chat'
import { fullName } from '@chignon/contract/identity/full-name'
import { Avatar } from '@chignon/ui/avatar'
import { Trans } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { MessagePicture } from './message-picture.tsx'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'

type MessageListProps = {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Up to when the academy has read. */
  readUntil: string | null
}

/** The messages of a conversation as a page. */
export function MessageList({ messages, readUntil }: MessageListProps) {
  return (
    <ol className="grid gap-6">
      {messages.map(({ id, author, is_from_academy, text, picture, created_at }) => {
        const name = fullName(author)
        return (
          <li key={id} className={cx('flex max-w-[85%] gap-3', !is_from_academy && 'justify-self-end')}>
            {is_from_academy && <Avatar name={name} src={author.thumbnail_url} size="small" isDecorative />}
            <div className="grid gap-1">
              <p className={cx('text-caption text-text-muted', !is_from_academy && 'text-end')}>
                <bdi className="font-medium text-text">{name}</bdi> <LocalTime at={created_at} />
                {!is_from_academy && readUntil !== null && created_at <= readUntil && (
                  <span>
                    {' · '}
                    <Trans>Read</Trans>
                  </span>
                )}
              </p>
              {picture && (
                <div className={cx(!is_from_academy && 'justify-self-end')}>
                  <MessagePicture picture={picture} />
                </div>
              )}
              {text && (
                // The frame follows the page, the text its own direction.
                <div
                  className={cx(
                    is_from_academy
                      ? 'border-s-2 border-accent ps-4'
                      : 'justify-self-end rounded-panel bg-accent-soft px-4 py-3',
                  )}
                >
                  <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                    {text}
                  </p>
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
