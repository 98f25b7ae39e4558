import { useState, type RefObject } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ArrowDownToLine } from '../icons/arrow-down-to-line.tsx'
import { ArrowDown } from '../icons/arrow-down.tsx'
import { ArrowUpDown } from '../icons/arrow-up-down.tsx'
import { ArrowUpToLine } from '../icons/arrow-up-to-line.tsx'
import { ArrowUp } from '../icons/arrow-up.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'
import { PlaceMenu } from './place-menu.tsx'
import type { ReorderListLabels } from './reorder-list-labels.ts'

type MoveMenuProps = {
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>
  /** The names of all entries, in their order. */
  names: readonly string[]
  /** The index of the entry. */
  index: number
  texts: ReorderListLabels
  isDisabled: boolean
  onMoveTo: (index: number) => void
}

const keys = 'ms-auto ps-4 pointer-coarse:hidden'

/** The button of an entry with the places that it can be moved to. */
export function MoveMenu({ button, names, index, texts, isDisabled, onMoveTo }: MoveMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const label = texts.move(names[index] ?? '')
  const last = names.length - 1
  const moveTo = (to: number) => {
    onMoveTo(to)
    // Safari does not focus a button that is clicked, so the browser would not return there.
    button.current?.focus()
  }
  return (
    <Menu
      label={label}
      align="end"
      data-move-menu=""
      trigger={
        <IconButton
          ref={button}
          label={label}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          // It keeps the focus while it is disabled.
          aria-disabled={isDisabled || undefined}
          className="z-1 shrink-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          onClick={(event) => isDisabled && event.preventDefault()}
        >
          <ArrowUpDown />
        </IconButton>
      }
      onOpenChange={setIsOpen}
      // Before it opens, so that its first item can receive the focus.
      onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
    >
      {/* Only while it is open: long lists have as many menus, each with as many places. */}
      {isOpen && !isDisabled && (
        <>
          <MenuItem icon={<ArrowUp />} disabled={index === 0} onClick={() => moveTo(index - 1)}>
            <span>{texts.up}</span>
            <Kbd aria-hidden="true" keys={['Alt', 'ArrowUp']} className={keys} />
          </MenuItem>
          <MenuItem icon={<ArrowDown />} disabled={index === last} onClick={() => moveTo(index + 1)}>
            <span>{texts.down}</span>
            <Kbd aria-hidden="true" keys={['Alt', 'ArrowDown']} className={keys} />
          </MenuItem>
          <MenuItem icon={<ArrowUpToLine />} disabled={index === 0} onClick={() => moveTo(0)}>
            {texts.toTop}
          </MenuItem>
          <MenuItem icon={<ArrowDownToLine />} disabled={index === last} onClick={() => moveTo(last)}>
            {texts.toEnd}
          </MenuItem>
          <PlaceMenu label={texts.toPosition} names={names} index={index} onChoose={moveTo} />
        </>
      )}
    </Menu>
  )
}
