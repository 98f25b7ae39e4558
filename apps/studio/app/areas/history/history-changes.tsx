import type { HistoryChange } from '@chignon/contract/platform/history'
import { Trans } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useFieldNames } from './use-field-names.ts'
import { isOnlyId, writeValue } from './write-value.ts'

/** The fields that an entry changed, before and after. */
export function HistoryChanges({ changes }: { changes: HistoryChange[] }) {
  const nameOf = useFieldNames()
  const shown = changes.filter((change) => !isOnlyId(change))
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {shown.map((change) => (
        <li key={change.field} className="flex flex-wrap items-baseline gap-x-2">
          <span>{nameOf(change.field)}</span>
          {change.is_secret ? (
            <span>
              <Trans>changed</Trans>
            </span>
          ) : (
            <Difference change={change} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Difference({ change: { before, after } }: { change: HistoryChange }) {
  const { dateTime } = useLocalTime()
  return (
    <>
      {before !== null && (
        <del className="text-error wrap-anywhere">
          <bdi>{writeValue(before, dateTime)}</bdi>
        </del>
      )}
      {after !== null && (
        <ins className="text-success no-underline wrap-anywhere">
          <bdi>{writeValue(after, dateTime)}</bdi>
        </ins>
      )}
      {before === null && after === null && <span>–</span>}
    </>
  )
}
