import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { SavedReply } from './use-saved-replies.ts'

type SavedReplyListProps = {
  id: string
  replies: readonly SavedReply[]
  activeIndex: number
  onChoose: (reply: SavedReply) => void
}

/** The saved replies above the field, which keeps the focus. */
export function SavedReplyList({ id, replies, activeIndex, onChoose }: SavedReplyListProps) {
  const { t } = useLingui()
  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  return (
    // A press must not take the focus from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="absolute inset-x-0 bottom-full z-10 mb-2 overflow-hidden rounded-panel border border-line bg-raised shadow-float"
      onPointerDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={t`Saved replies`} className="max-h-64 overflow-y-auto p-1.5">
        {replies.map((reply, index) => (
          // The keys are those of the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={reply.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            className="cursor-pointer rounded-media px-3 py-2 text-small hover:bg-surface aria-selected:bg-accent-soft"
            onClick={() => onChoose(reply)}
          >
            <span className="block truncate font-medium">
              <bdi>{reply.title}</bdi>
            </span>
            <span dir="auto" className="line-clamp-2 text-text-muted wrap-anywhere">
              {reply.text}
            </span>
          </div>
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-2.5 text-caption text-text-muted">
        <span>
          {replies.length === 0 && (
            <span>
              <Trans>No saved replies yet.</Trans>
            </span>
          )}
        </span>
        <TextLink asChild>
          <Link to="/chat/replies">
            <Trans>Saved replies</Trans>
          </Link>
        </TextLink>
      </p>
    </div>
  )
}
