import { cx } from 'class-variance-authority'
import type { LocaleState } from './locale-tab-item.ts'

type CompletenessRingProps = {
  /** In percent, 0 to 100. */
  completeness: number
  state: LocaleState | undefined
}

const circle = { cx: 10, cy: 10, r: 8, strokeWidth: 2 }

/** How much is written, clockwise from the top and mirrored in rtl text; dashed while parts are missing, with a tick once checked. */
export function CompletenessRing({ completeness, state }: CompletenessRingProps) {
  const percent = Math.min(100, Math.max(0, completeness))
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100">
      <circle
        {...circle}
        pathLength="96"
        strokeDasharray={state === 'missing' ? '3 5' : undefined}
        className={cx(
          state === 'missing' ? 'stroke-line-strong' : 'stroke-line',
          'forced-colors:stroke-[GrayText]',
        )}
      />
      {percent > 0 && (
        <circle
          {...circle}
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 10 10)"
          className={cx(
            state === 'checked' ? 'stroke-success' : 'stroke-accent',
            'forced-colors:stroke-[Highlight]',
          )}
        />
      )}
      {state === 'checked' && (
        <path
          d="m6.75 10.25 2.25 2.25 4.25-4.75"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-success rtl:origin-center rtl:-scale-x-100 forced-colors:stroke-[Highlight]"
        />
      )}
    </svg>
  )
}
