import { groupOptions } from '../combobox/group-options.ts'
import type { CommandPaletteItem } from './command-palette-item.ts'
import { CommandPaletteOption } from './command-palette-option.tsx'

type CommandPaletteListProps = {
  id: string
  label: string
  items: readonly CommandPaletteItem[]
  /** The index of the active item. */
  active: number
  onChoose: (item: CommandPaletteItem) => void
}

/** The id of an item's element. */
export const itemElementId = (listId: string, index: number) => `${listId}-${index}`

/** The items below the names of their groups. The focus stays in the field. */
export function CommandPaletteList({ id, label, items, active, onChoose }: CommandPaletteListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={items.length === 0}
      className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
      onPointerDown={(event) => event.preventDefault()}
    >
      {groupOptions(items).map(({ name, options }) => {
        const entries = options.map(({ option, index }) => (
          <CommandPaletteOption
            key={option.id}
            id={itemElementId(id, index)}
            item={option}
            isActive={index === active}
            onChoose={() => onChoose(option)}
          />
        ))
        if (!name) return entries
        const headingId = `${itemElementId(id, options[0]?.index ?? 0)}-group`
        return (
          <div key={headingId} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className="px-3 pt-3 pb-1 text-caption text-text-muted">
              {name}
            </div>
            {entries}
          </div>
        )
      })}
    </div>
  )
}
