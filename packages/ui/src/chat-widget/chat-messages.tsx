'use client'
import { useEffect, useRef } from 'react'
import { cx } from 'class-variance-authority'
import type { ChatMessage } from './chat-widget.tsx'

type MessagesProps = {
  label: string
  messages: readonly ChatMessage[]
}

/** The messages, the newest at the bottom and scrolled into view; new ones are announced. */
export function Messages({ label, messages }: MessagesProps) {
  const ref = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined && ref.current) ref.current.scrollTop = ref.current.scrollHeight
  }, [newest])
  return (
    <div
      ref={ref}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
      tabIndex={0}
      className="grow overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-2"
    >
      <ol className="grid gap-5">
        {messages.map(({ id, author, text, picture, time, dateTime, isOwn = false }) => (
          <li
            key={id}
            className={cx('grid max-w-[85%] gap-1', isOwn ? 'justify-self-end' : 'justify-self-start')}
          >
            <p className={cx('text-caption text-text-muted', isOwn && 'text-end')}>
              <bdi className="font-medium text-text">{author}</bdi>{' '}
              {time && <time dateTime={dateTime}>{time}</time>}
            </p>
            {picture && <div className={cx(isOwn && 'justify-self-end')}>{picture}</div>}
            {text && (
              // The frame follows the page, the text its own direction.
              <div
                className={
                  isOwn
                    ? 'justify-self-end rounded-panel bg-accent-soft px-4 py-2.5'
                    : 'border-s-2 border-accent ps-4'
                }
              >
                <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
