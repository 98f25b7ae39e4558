import type { BaseEntry } from '@chignon/contract/catalogue/base-list'
import { Heading } from '@chignon/ui/heading'
import { IconButton } from '@chignon/ui/icon-button'
import { ArrowDown } from '@chignon/ui/icons/arrow-down'
import { ArrowUp } from '@chignon/ui/icons/arrow-up'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Pencil } from '@chignon/ui/icons/pencil'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { NameLanguages } from './name-languages.tsx'
import { useEntryName } from './use-entry-name.ts'

/** What can be done with an entry. */
export type EntryAction = 'rename' | 'retire' | 'restore' | 'remove' | 'up' | 'down'

type BaseEntryRowProps = {
  entry: BaseEntry
  /** Says what has it, with the number. */
  used: string
  /** The ways it can move; none for a retired one. */
  moves: readonly ('up' | 'down')[]
  onAction: (action: EntryAction) => void
}

/** An entry of a list: its name, the languages it lacks, what has it, and what to do. */
export function BaseEntryRow({ entry, used, moves, onAction }: BaseEntryRowProps) {
  const { t } = useLingui()
  const name = useEntryName()(entry)
  const isRetired = entry.retired_at !== null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3.5">
      <div className="min-w-0">
        <Heading level={2} size="lead" className={isRetired ? 'text-text-muted' : undefined}>
          <bdi className="wrap-anywhere">{name}</bdi>
        </Heading>
        <p className="flex flex-wrap gap-x-3 text-small text-text-muted">
          <span>{used}</span>
          <NameLanguages name={entry.name} />
        </p>
      </div>
      <div className="flex">
        {!isRetired &&
          (['up', 'down'] as const).map((way) => (
            <IconButton
              key={way}
              id={`${way}-${entry.id}`}
              label={way === 'up' ? t`Move “${name}” up` : t`Move “${name}” down`}
              aria-disabled={!moves.includes(way) || undefined}
              className="aria-disabled:opacity-40 max-sm:hidden"
              onClick={() => moves.includes(way) && onAction(way)}
            >
              {way === 'up' ? <ArrowUp /> : <ArrowDown />}
            </IconButton>
          ))}
        <IconButton label={t`Rename “${name}”`} onClick={() => onAction('rename')}>
          <Pencil />
        </IconButton>
        <Menu
          label={t`More for “${name}”`}
          align="end"
          trigger={
            <IconButton label={t`More for “${name}”`}>
              <Ellipsis />
            </IconButton>
          }
        >
          {moves.map((way) => (
            <MenuItem key={way} className="sm:hidden" onClick={() => onAction(way)}>
              {way === 'up' ? <Trans>Move up</Trans> : <Trans>Move down</Trans>}
            </MenuItem>
          ))}
          {isRetired ? (
            <MenuItem onClick={() => onAction('restore')}>
              <Trans>Offer again</Trans>
            </MenuItem>
          ) : (
            <MenuItem onClick={() => onAction('retire')}>
              <Trans>Retire</Trans>
            </MenuItem>
          )}
          {entry.used_count === 0 && (
            <MenuItem tone="error" onClick={() => onAction('remove')}>
              <Trans>Delete</Trans>
            </MenuItem>
          )}
        </Menu>
      </div>
    </li>
  )
}
