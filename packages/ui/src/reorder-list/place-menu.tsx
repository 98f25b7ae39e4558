import { ArrowUpDown } from '../icons/arrow-up-down.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { useFormatNumber } from '../messages/use-locale.ts'
import { Submenu } from '../submenu/submenu.tsx'

type PlaceMenuProps = {
  label: string
  /** The names of all entries, in their order. */
  names: readonly string[]
  /** The index of the entry that is moved. */
  index: number
  onChoose: (index: number) => void
}

/** Every place of the list with the entry that is there now. Typing a number finds its place. */
export function PlaceMenu({ label, names, index, onChoose }: PlaceMenuProps) {
  const formatNumber = useFormatNumber(undefined)
  return (
    <Submenu label={label} icon={<ArrowUpDown />} isDisabled={names.length < 2} className="max-w-80">
      {names.map((name, at) => (
        <MenuItem
          key={at}
          isCurrent={at === index}
          disabled={at === index}
          onClick={() => onChoose(at)}
          className="items-start"
        >
          <span className="min-w-5 shrink-0 text-text-muted tabular-nums">{formatNumber(at + 1)}</span>{' '}
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        </MenuItem>
      ))}
    </Submenu>
  )
}
