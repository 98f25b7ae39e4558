import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { curveOf, type RunningDay } from './running-sales.ts'

const box = { width: 720, height: 180 }

/** How many tickets were sold up to each day. Time runs in the direction of reading. */
export function SalesCurve({ days, until }: { days: readonly RunningDay[]; until: string }) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const on = (day: string) => date(new Date(day).toISOString(), 'UTC')
  const end = last.day > until ? last.day : until
  const curve = curveOf(days, box)
  return (
    <figure className="flex flex-col gap-2">
      <svg
        viewBox={`0 -4 ${box.width} ${box.height + 8}`}
        role="img"
        aria-label={t`${number(last.total)} tickets from ${on(first.day)} to ${on(end)}`}
        className="h-44 w-full rtl:-scale-x-100"
        preserveAspectRatio="none"
      >
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            x1={0}
            x2={box.width}
            y1={box.height * part}
            y2={box.height * part}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${curve} V ${box.height} Z`} className="fill-accent/10" />
        <path
          d={curve}
          className="fill-none stroke-accent"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="flex justify-between gap-4 text-small text-text-muted" aria-hidden>
        <span>{on(first.day)}</span>
        <span className="font-medium text-text">{t`${number(last.total)} tickets`}</span>
        <span>{on(end)}</span>
      </figcaption>
    </figure>
  )
}
