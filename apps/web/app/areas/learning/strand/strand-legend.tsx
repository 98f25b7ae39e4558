import type { Strand } from '@chignon/contract/learning/strand'
import { Plural } from '@lingui/react/macro'

/** The categories whose lessons a strand has grown with. */
export function StrandLegend({ strand }: { strand: Strand }) {
  return (
    <ul role="list" className="grid border-t border-line">
      {strand.categories.map(({ id, name, lesson_count, colour }) => (
        <li key={id} className="flex items-center justify-between gap-6 border-b border-line py-3">
          <span className="flex items-center gap-3">
            <Hairs colour={colour} />
            {name}
          </span>
          <span className="text-small text-text-muted tabular-nums">
            <Plural value={lesson_count} one="# lesson" other="# lessons" />
          </span>
        </li>
      ))}
    </ul>
  )
}

// The colour in which the drawing shows a category.
function Hairs({ colour }: { colour: string }) {
  return (
    <svg
      viewBox="0 0 24 16"
      aria-hidden
      className="h-4 w-6 shrink-0"
      fill="none"
      stroke={colour}
      strokeWidth="1.5"
    >
      <path strokeLinecap="round" d="M1 6c7-7 14 5 22-2M1 10c7-7 14 5 22-2M1 14c7-7 14 5 22-2" />
    </svg>
  )
}
