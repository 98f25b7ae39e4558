import type { BaseEntry, BaseList } from '@chignon/contract/catalogue/base-list'
import { Heading } from '@chignon/ui/heading'
import { Trans } from '@lingui/react/macro'
import { BaseEntryRow, type EntryAction } from './base-entry-row.tsx'
import { useEntryOrder } from './use-entry-order.ts'

type BaseEntriesProps = {
  list: BaseList
  entries: readonly BaseEntry[]
  used: (count: number) => string
  onAction: (action: Exclude<EntryAction, 'up' | 'down'>, entry: BaseEntry) => void
}

/** A list in its order, then what was retired. */
export function BaseEntries({ list, entries, used, onAction }: BaseEntriesProps) {
  const offered = entries.filter(({ retired_at }) => retired_at === null)
  const retired = entries.filter(({ retired_at }) => retired_at !== null)
  const { ordered, move } = useEntryOrder(list, offered)
  const row = (entry: BaseEntry, moves: readonly ('up' | 'down')[]) => (
    <BaseEntryRow
      key={entry.id}
      entry={entry}
      used={used(entry.used_count)}
      moves={moves}
      onAction={(action) => {
        if (action === 'up' || action === 'down') void move(entry.id, action)
        else onAction(action, entry)
      }}
    />
  )
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-b border-line">
        {ordered.map((entry, index) =>
          row(entry, [
            ...(index > 0 ? (['up'] as const) : []),
            ...(index < ordered.length - 1 ? (['down'] as const) : []),
          ]),
        )}
      </ul>
      {retired.length > 0 && (
        <section className="flex flex-col gap-3">
          <Heading level={2} size="lead">
            <Trans>Retired</Trans>
          </Heading>
          <p className="text-small text-text-muted">
            <Trans>These can no longer be chosen. What has one keeps it.</Trans>
          </p>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {retired.map((entry) => row(entry, []))}
          </ul>
        </section>
      )}
    </>
  )
}
