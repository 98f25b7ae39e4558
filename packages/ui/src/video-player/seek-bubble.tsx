import { cx } from 'class-variance-authority'
import type { SeekPreview } from './seek-previews.ts'

type SeekBubbleProps = {
  /** The place on the slider, from 0 to 1. */
  share: number
  label: string
  preview: SeekPreview | undefined
}

/** What is at a time of the video, above the slider: a small picture if there is one, and a label. */
export function SeekBubble({ share, label, preview }: SeekBubbleProps) {
  // The middle of the thumb, which is 14 px wide.
  const middle = `calc(0.4375rem + ${share} * (100% - 0.875rem))`
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full grid -translate-x-1/2 justify-items-center gap-1"
      // Rendered in the browser only, where a strict content security policy allows it. A picture stays within the slider.
      style={{ insetInlineStart: preview ? `clamp(5.25rem, ${middle}, calc(100% - 5.25rem))` : middle }}
    >
      {preview && (
        <svg
          viewBox={`${preview.x} ${preview.y} ${preview.width} ${preview.height}`}
          width={preview.width}
          height={preview.height}
          className="h-22.5 w-auto rounded-media border border-on-picture/40 bg-picture-shade"
        >
          <image href={preview.src} />
        </svg>
      )}
      <span
        className={cx(
          'truncate rounded-media bg-picture-shade/85 px-1.5 text-caption text-on-picture tabular-nums',
          preview ? 'max-w-42' : 'max-w-60',
        )}
      >
        {label}
      </span>
    </div>
  )
}
