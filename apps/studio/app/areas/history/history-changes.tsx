import type { HistoryChange } from '@chignon/contract/platform/history'
import { historyReadingOf } from '@chignon/contract/platform/history-fields'
import { Trans } from '@lingui/react/macro'
import type { ChangeWords } from './use-change-words.ts'
import { saysNothing } from './write-value.ts'

type HistoryChangesProps = { changes: HistoryChange[]; words: ChangeWords }

/** The fields that an entry changed, before and after. */
export function HistoryChanges({ changes, words }: HistoryChangesProps) {
  const shown = changes.filter(
    (change) => historyReadingOf(change.field) !== 'hidden' && !saysNothing(change),
  )
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {shown.map((change) => (
        <li key={change.field} className="flex flex-wrap items-baseline gap-x-2">
          <span>{words.nameOf(change.field)}</span>
          {change.is_secret ? (
            <span>
              <Trans>changed</Trans>
            </span>
          ) : (
            <Difference change={change} write={words.write} />
          )}
        </li>
      ))}
    </ul>
  )
}

type DifferenceProps = { change: HistoryChange; write: ChangeWords['write'] }

function Difference({ change: { field, before, after }, write }: DifferenceProps) {
  return (
    <>
      {before !== null && (
        <del className="text-error wrap-anywhere">
          <bdi>{write(field, before)}</bdi>
        </del>
      )}
      {after !== null && (
        <ins className="text-success no-underline wrap-anywhere">
          <bdi>{write(field, after)}</bdi>
        </ins>
      )}
      {before === null && after === null && <span>–</span>}
    </>
  )
}
