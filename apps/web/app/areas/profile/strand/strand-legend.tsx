import type { Strand } from '@chignon/contract/strand'
import { Plural } from '@lingui/react/macro'

/** The categories whose lessons a strand has grown with. */
export function StrandLegend({ strand }: { strand: Strand }) {
  return (
    <ul role="list" className="grid border-t border-line">
      {strand.categories.map(({ id, name, lesson_count }) => (
        <li key={id} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
          <span>{name}</span>
          <span className="text-small text-text-muted tabular-nums">
            <Plural value={lesson_count} one="# lesson" other="# lessons" />
          </span>
        </li>
      ))}
    </ul>
  )
}
