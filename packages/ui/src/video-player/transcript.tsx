'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from 'class-variance-authority'
import { Search } from '../icons/search.tsx'
import { formatClock } from './format-clock.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import { lastLineAt, type TranscriptLine } from './transcript-lines.ts'
import { partsOf, searchLines } from './transcript-search.ts'

export type TranscriptProps = {
  lines: readonly TranscriptLine[]
  /** Seconds into the video. */
  time: number
  labels: VideoPlayerLabels
  locale: string
  /** Language of the lines (BCP 47). */
  language?: string | undefined
  onSeek: (time: number) => void
  /** Default true. */
  hasVisibleTitle?: boolean | undefined
  className?: string | undefined
}

/** Keeps a line in the middle of its list, unless the user is reading elsewhere in it. */
function follow(list: HTMLElement, line: HTMLElement): void {
  if (list.matches(':hover') || list.contains(document.activeElement)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({
    top: line.offsetTop - (list.clientHeight - line.clientHeight) / 2,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}

/** The transcript: readable, searchable, and clickable to seek. */
export function Transcript({
  lines,
  time,
  labels,
  locale,
  language,
  onSeek,
  hasVisibleTitle = true,
  className,
}: TranscriptProps) {
  const id = useId()
  const listRef = useRef<HTMLOListElement>(null)
  const [query, setQuery] = useState('')
  const found = searchLines(lines, query)
  const currentId = lastLineAt(lines, time)?.id

  useEffect(() => {
    const list = listRef.current
    const all = list?.querySelectorAll<HTMLElement>('[data-line]') ?? []
    const line = [...all].find(({ dataset }) => dataset.line === currentId)
    if (list && line && query === '') follow(list, line)
  }, [currentId, query])

  return (
    <section aria-labelledby={`${id}-title`} className={cx(className, 'flex flex-col')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h2 id={`${id}-title`} className={hasVisibleTitle ? 'text-small font-medium' : 'sr-only'}>
          {labels.transcript}
        </h2>
        <div role="search" className="relative min-w-44 flex-1">
          <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-text-muted" />
          <input
            type="search"
            value={query}
            aria-label={labels.searchTranscript}
            placeholder={labels.searchTranscript}
            className="min-h-9 w-full rounded-pill border border-line-strong bg-raised ps-9 pe-3 text-body placeholder:text-text-muted pointer-coarse:min-h-11"
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <p role="status" className="sr-only">
          {query !== '' && found.length > 0
            ? labels.found(new Intl.NumberFormat(locale).format(found.length), found.length)
            : ''}
        </p>
      </div>
      {found.length === 0 && query !== '' && (
        <p role="status" className="px-4 py-6 text-small text-text-muted">
          {labels.notFound}
        </p>
      )}
      <ol ref={listRef} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain py-2">
        {found.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              data-line={line.id}
              aria-current={line.id === currentId || undefined}
              className={cx(
                'flex min-h-11 w-full cursor-pointer items-baseline gap-3 border-s-2 border-transparent px-4 py-2 text-start text-small transition-colors',
                'hover:bg-accent-soft focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:bg-accent-soft',
                line.id === currentId ? 'text-text' : 'text-text-muted',
              )}
              onClick={() => onSeek(line.start)}
            >
              <bdi className="min-w-9 shrink-0 text-caption tabular-nums">
                {formatClock(line.start, locale)}
              </bdi>
              <span lang={language} dir="auto" className="flex-1 whitespace-pre-line">
                {/* Each part has its own element, because page translators replace bare text nodes. */}
                {partsOf(line.text, query).map((part, index) =>
                  part.isMatch ? (
                    <mark key={index} className="rounded-media bg-accent text-text-on-accent">
                      {part.text}
                    </mark>
                  ) : (
                    <span key={index}>{part.text}</span>
                  ),
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
