import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { localTimeZone, useLocalTime } from '../../lib/use-local-time.ts'
import { listDays } from './list-days.ts'
import type { LogEntry } from './log-entries.ts'
import { MessageEntry } from './message-entry.tsx'
import { NoteEntry } from './note-entry.tsx'

type MessageLogProps = {
  /** Oldest first. */
  entries: readonly LogEntry[]
  /** Up to when the person has read. */
  readUntil: string | null
  /** Loads older messages; undefined if these are all. */
  onLoadOlder: (() => void) | undefined
  isLoadingOlder: boolean
}

/** The messages, the newest at the bottom, where it begins; older ones above do not move what is read. */
export function MessageLog({ entries, readUntil, onLoadOlder, isLoadingOlder }: MessageLogProps) {
  const { t } = useLingui()
  const { day } = useLocalTime()
  const [now] = useState(() => new Date())
  const log = useRef<HTMLDivElement>(null)
  const own = entries.filter((entry) => entry.kind === 'message' && entry.is_from_academy)
  const ownId = own.at(-1)?.id
  const readId = own.findLast(({ created_at: at }) => readUntil !== null && at <= readUntil)?.id
  useEffect(() => {
    // The end, because the list is reversed.
    if (ownId !== undefined && log.current) log.current.scrollTop = 0
  }, [ownId])
  return (
    <div
      ref={log}
      role="log"
      aria-label={t`Messages`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 @min-[60.25rem]/app:px-6"
    >
      {/* One child: the browser then keeps the place at the bottom. Above it only messages hold the place. */}
      <div className="flex flex-col gap-6">
        {onLoadOlder && (
          <Button
            variant="secondary"
            size="small"
            className="self-center [overflow-anchor:none]"
            isBusy={isLoadingOlder}
            onClick={onLoadOlder}
          >
            <Trans>Older messages</Trans>
          </Button>
        )}
        {listDays(entries, now, localTimeZone).map(({ id, daysAgo, entries: shown }) => (
          <section key={id} className="flex flex-col">
            <h2 className="[overflow-anchor:none] flex items-center gap-3 text-caption text-text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
              <span className="first-letter:uppercase">{day(shown[0]?.entry.created_at ?? id, daysAgo)}</span>
            </h2>
            <ol className="flex flex-col gap-1.5">
              {shown.map(({ entry, isContinued }) =>
                entry.kind === 'note' ? (
                  <NoteEntry key={entry.id} note={entry} />
                ) : (
                  <MessageEntry
                    key={entry.id}
                    message={entry}
                    isContinued={isContinued}
                    isRead={entry.id === readId}
                  />
                ),
              )}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}
