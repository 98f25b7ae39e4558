import { formatClock } from './format-clock.ts'
import type { TranscriptLine } from './transcript-lines.ts'

type PrintedTranscriptProps = {
  title: string
  lines: readonly TranscriptLine[]
  locale: string
  /** Language of the lines (BCP 47). */
  language: string | undefined
}

/** The transcript that is printed in place of the video. */
export function PrintedTranscript({ title, lines, locale, language }: PrintedTranscriptProps) {
  return (
    <section aria-label={title} className="hidden print:block">
      <h2 className="mb-3 text-subtitle font-medium">{title}</h2>
      <ol className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line.id} className="flex break-inside-avoid items-baseline gap-3 text-small">
            <bdi className="min-w-9 shrink-0 text-caption text-text-muted tabular-nums">
              {formatClock(line.start, locale)}
            </bdi>
            <span lang={language} dir="auto" className="flex-1">
              {line.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
