import { Plural } from '@lingui/react/macro'

/** The number of results, announced when it changes. On the page from the start, because only changes are announced. */
export function ResultCount({ total }: { total: number }) {
  return (
    <p role="status" className="sr-only">
      <Plural value={total} one="# result" other="# results" />
    </p>
  )
}
