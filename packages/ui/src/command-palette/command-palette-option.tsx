import type { CommandPaletteItem } from './command-palette-item.ts'
import { revealOption } from '../combobox/reveal-option.ts'
import { Kbd } from '../kbd/kbd.tsx'

type CommandPaletteOptionProps = {
  id: string
  item: CommandPaletteItem
  isActive: boolean
  onChoose: () => void
}

/** An item: its icon, its name, and what else is known of it. */
export function CommandPaletteOption({ id, item, isActive, onChoose }: CommandPaletteOptionProps) {
  const { label, detail, icon, keys } = item
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      ref={isActive ? revealOption : undefined}
      className="touch-target flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 rounded-media px-3 py-2 text-small hover:bg-surface aria-selected:bg-accent-soft aria-selected:outline aria-selected:outline-transparent"
      onClick={onChoose}
    >
      {icon && (
        <span aria-hidden="true" className="shrink-0 text-text-muted [&_svg]:size-4.5">
          {icon}
        </span>
      )}
      <span className="min-w-0 grow basis-0 wrap-anywhere">
        <bdi>{label}</bdi>
      </span>
      {detail && <bdi className="max-w-full text-caption text-text-muted wrap-anywhere">{detail}</bdi>}
      {keys && <Kbd keys={keys} className="max-sm:hidden" />}
    </div>
  )
}
