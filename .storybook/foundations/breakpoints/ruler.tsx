import type { Measures } from './use-measures.ts'
import type { Texts } from './texts.ts'

const hatched = 'bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_1px,transparent_1px_6px)]'

const share = (part: number, total: number) => `${(part / total) * 100}%`

/** The ranges as rows of one column: each starts at its width on the scale. */
export function Ruler({ measures, texts }: { measures: Measures; texts: Texts }) {
  const { window, content, gutter, ranges } = measures
  // As wide as the window, or wide enough to show the last range. Larger text moves all breakpoints outwards.
  const minWidth = Math.max(window, (ranges.at(-1)?.from ?? 0) * 1.5)
  const label = minWidth > 2400 ? 800 : 400
  const tick = label / 5
  const total = Math.ceil(minWidth / tick) * tick
  const figures = new Intl.NumberFormat(texts.locale, { useGrouping: false, maximumFractionDigits: 0 })
  const now = ranges.find(({ isCurrent }) => isCurrent)?.name ?? ''
  const starts = ranges.slice(1)
  const band = starts.length + 1
  return (
    <div
      role="img"
      aria-label={texts.ruler(texts.px(figures.format(window)), now)}
      className="grid grid-cols-1 text-caption tabular-nums *:col-start-1"
    >
      {starts.map(({ name, from, isCurrent }, at) => (
        <p
          key={name}
          className={`flex flex-wrap gap-x-2 pb-2 ps-2 ${isCurrent ? 'text-text' : 'text-text-muted'}`}
          style={{ gridRow: at + 1, marginInlineStart: share(from, total) }}
        >
          <span className="font-medium">{name}</span>
          {figures.format(from)}
        </p>
      ))}
      {starts.map(({ name, from }, at) => (
        <span
          key={name}
          className="w-0 justify-self-start border-s border-line-strong"
          style={{ gridRow: `${at + 1} / ${band}`, marginInlineStart: share(from, total) }}
        />
      ))}
      <div className="flex h-4 border-y border-e border-line-strong" style={{ gridRow: band }}>
        {ranges.map(({ name, from, isCurrent }, at) => (
          <span
            key={name}
            className={`border-s border-line-strong ${isCurrent ? 'bg-accent forced-colors:bg-[Highlight]' : ''}`}
            style={{ inlineSize: share((ranges[at + 1]?.from ?? total) - from, total) }}
          />
        ))}
      </div>
      <div className="flex h-2.5 border-e border-line" style={{ gridRow: band + 1 }}>
        {Array.from({ length: total / tick }, (_, at) => (
          <span key={at} className="grow border-s border-line" />
        ))}
      </div>
      {/* The current page in cross-section: free space, gutters, content. */}
      <div
        className="flex h-20 border-x border-b border-text"
        style={{ gridRow: band + 2, inlineSize: share(window, total) }}
      >
        <span className="grow" />
        <span className={hatched} style={{ inlineSize: share(gutter, window) }} />
        <span
          className="border-x border-dashed border-line-strong"
          style={{ inlineSize: share(content, window) }}
        />
        <span className={hatched} style={{ inlineSize: share(gutter, window) }} />
        <span className="grow" />
      </div>
      <span
        className="z-1 -ms-px w-0 justify-self-start border-s-2 border-text"
        style={{ gridRow: `${band} / ${band + 3}`, marginInlineStart: `calc(${share(window, total)} - 2px)` }}
      />
      <div className="flex pt-2 text-text-muted" style={{ gridRow: band + 3 }}>
        {Array.from({ length: Math.floor(total / label) }, (_, at) => (
          <span key={at} style={{ inlineSize: share(label, total) }}>
            {figures.format(at * label)}
          </span>
        ))}
      </div>
    </div>
  )
}
