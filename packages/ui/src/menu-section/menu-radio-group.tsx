'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { MenuSection } from './section.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'

export type MenuRadioOption = {
  value: string
  label: ReactNode
  /** A lucide icon before the label. */
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

export type MenuRadioGroupProps = Omit<ComponentProps<'div'>, 'role' | 'children' | 'defaultValue'> & {
  /** What is chosen: "Sort by". */
  label: ReactNode
  /** The options, one of which is selected. */
  options: readonly MenuRadioOption[]
  /** The selected value, if the caller controls it. */
  value?: string | undefined
  /** The initial value, if the component keeps it. Default none. */
  defaultValue?: string | undefined
  /** Receives the selected value. */
  onValueChange?: ((value: string) => void) | undefined
}

/** A section of a `Menu` with one option of several: an order, a view. Selecting one closes the menu. */
export function MenuRadioGroup({
  options,
  value,
  defaultValue = '',
  onValueChange,
  ...rest
}: MenuRadioGroupProps) {
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onValueChange })
  if (process.env.NODE_ENV !== 'production') {
    checkOptions('MenuRadioGroup', { known: options.map((option) => option.value), value, defaultValue })
    checkControlled('MenuRadioGroup', 'value', value, onValueChange)
  }
  return (
    <MenuSection {...rest}>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === chosen}
          aria-current={undefined}
          icon={option.icon}
          isCurrent={option.value === chosen}
          disabled={option.isDisabled}
          onClick={() => setChosen(option.value)}
        >
          {option.label}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
