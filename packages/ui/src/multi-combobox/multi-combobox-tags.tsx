import { IconButton } from '../icon-button/icon-button.tsx'
import { X } from '../icons/x.tsx'
import type { ComboboxOption } from '../combobox/match-options.ts'

type MultiComboboxTagsProps = {
  options: readonly ComboboxOption[]
  isDisabled: boolean
  removeLabel: (label: string) => string
  onRemove: (option: ComboboxOption) => void
}

/** The selected options of a `MultiCombobox`, each with a button that removes it. */
export function MultiComboboxTags({ options, isDisabled, removeLabel, onRemove }: MultiComboboxTagsProps) {
  return options.map((option) => (
    <li
      key={option.value}
      className="flex max-w-full min-w-0 items-center rounded-pill border border-line bg-accent-soft ps-3 text-small"
    >
      <bdi className="min-w-0 py-1 wrap-anywhere">{option.label}</bdi>
      <IconButton
        label={removeLabel(option.label)}
        size="small"
        disabled={isDisabled}
        className="size-8! [&_svg]:size-4!"
        onClick={() => onRemove(option)}
      >
        <X />
      </IconButton>
    </li>
  ))
}
