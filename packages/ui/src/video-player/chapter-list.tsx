import { cx } from 'class-variance-authority'
import { formatClock } from './format-clock.ts'
import { chapterAt } from './chapters.ts'
import type { VideoChapter } from './video-player-props.ts'

type ChapterListProps = {
  chapters: readonly VideoChapter[]
  /** Seconds into the video. */
  time: number
  locale: string
  onSeek: (time: number) => void
}

/** The chapters, each a button that seeks to its start. */
export function ChapterList({ chapters, time, locale, onSeek }: ChapterListProps) {
  const current = chapterAt(chapters, time)
  return (
    <ol className="py-2">
      {chapters.map((chapter) => (
        <li key={chapter.id}>
          <button
            type="button"
            aria-current={chapter === current || undefined}
            className={cx(
              'flex min-h-11 w-full cursor-pointer items-baseline gap-3 border-s-2 border-transparent px-4 py-2 text-start text-small transition-colors',
              'hover:bg-accent-soft focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:bg-accent-soft',
              chapter === current ? 'text-text' : 'text-text-muted',
            )}
            onClick={() => onSeek(chapter.start)}
          >
            <bdi className="min-w-9 shrink-0 text-caption tabular-nums">
              {formatClock(chapter.start, locale)}
            </bdi>
            <span dir="auto" className="flex-1">
              {chapter.title}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
