import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useEarlyEnter } from '../handlers/use-early-enter.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Search } from '../icons/search.tsx'
import { X } from '../icons/x.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { CommandPaletteItem } from './command-palette-item.ts'
import type { CommandPaletteLabels } from './command-palette-labels.ts'
import { CommandPaletteKeys } from './command-palette-keys.tsx'
import { CommandPaletteList, itemElementId } from './command-palette-list.tsx'
import { matchItems } from './match-items.ts'

type CommandPalettePanelProps = {
  label: string
  placeholder: string | undefined
  items: readonly CommandPaletteItem[]
  found: readonly CommandPaletteItem[]
  recent: readonly CommandPaletteItem[]
  isLoading: boolean
  error: ReactNode
  texts: CommandPaletteLabels
  onSearch: ((query: string) => void) | undefined
  onChoose: (item: CommandPaletteItem) => void
  onClose: () => void
}

const note = 'px-4.5 py-3.5 text-small text-text-muted'

/** The field, the items that fit what is typed there, and the keys. It is new each time the palette opens. */
export function CommandPalettePanel({
  label,
  placeholder,
  items,
  found,
  recent,
  isLoading,
  error,
  texts,
  onSearch,
  onChoose,
  onClose,
}: CommandPalettePanelProps) {
  const listId = useId()
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const isTyped = query.trim() !== ''
  const recentIds = new Set(recent.map(({ id }) => id))
  const shown = isTyped
    ? [...matchItems(items, query), ...found]
    : [
        ...recent.map((item) => ({ ...item, group: texts.recent })),
        ...matchItems(
          items.filter(({ id }) => !recentIds.has(id)),
          '',
        ),
      ]
  // Results that arrive later do not move it.
  const active = Math.max(
    0,
    shown.findIndex(({ id }) => id === activeId),
  )

  const earlyEnter = useEarlyEnter(isLoading, () => shown[0] && onChoose(shown[0]))
  const type = (text: string) => {
    earlyEnter.forget()
    setQuery(text)
    setActiveId(undefined)
    onSearch?.(text.trim())
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { length } = shown
    if (event.key === 'ArrowDown') setActiveId(shown[(active + 1) % length]?.id)
    else if (event.key === 'ArrowUp') setActiveId(shown[(active + length - 1) % length]?.id)
    else if (event.key === 'Enter') {
      const item = shown[active]
      if (item) onChoose(item)
      else if (isLoading) earlyEnter.wait()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-1 border-b border-line ps-4.5 pe-2">
        <span aria-hidden="true" className="grid shrink-0 place-items-center">
          {isLoading ? (
            <Spinner className="size-5 text-accent" />
          ) : (
            <Search className="size-5 text-text-muted" />
          )}
        </span>
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown.length > 0 ? itemElementId(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          className="min-h-14 w-full min-w-0 bg-transparent px-2.5 text-body text-text text-ellipsis outline-none placeholder:text-text-muted"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={moveByKey}
        />
        <IconButton label={texts.close} size="small" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <CommandPaletteList id={listId} label={label} items={shown} active={active} onChoose={onChoose} />
      {isLoading && <p className={note}>{texts.loading}</p>}
      {!isLoading && !error && shown.length === 0 && <p className={note}>{texts.empty}</p>}
      {error && (
        <p role="alert" className="px-4.5 py-3.5 text-small text-error">
          {error}
        </p>
      )}
      <CommandPaletteKeys texts={texts} />
      <p role="status" className="sr-only">
        {isTyped && <span>{isLoading ? texts.loading : texts.resultCount(shown.length)}</span>}
      </p>
    </>
  )
}
