'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { checkControlled } from '../development/check-controlled.ts'

export type MenuCheckboxProps = Omit<ComponentProps<'button'>, 'role' | 'type' | 'onClick'> & {
  /** What is on or off: "Pictures". */
  label?: ReactNode
  /** Can be used instead of `label`. */
  children?: ReactNode
  /** Whether it is checked, if the caller controls it. */
  checked?: boolean | undefined
  /** Whether it is checked at first, if the component keeps it. Default false. */
  defaultChecked?: boolean | undefined
  /** Receives whether it is checked now. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** A lucide icon before the text. */
  icon?: ReactNode
}

/** An item of a `Menu` that is on or off. The menu stays open, so that several can be changed. */
export function MenuCheckbox({
  label,
  children = label,
  checked,
  defaultChecked = false,
  onCheckedChange,
  ...rest
}: MenuCheckboxProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('MenuCheckbox', 'checked', checked, onCheckedChange)
  const [isChecked, setChecked] = useFieldValue({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  })
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isChecked}
      aria-current={undefined}
      isCurrent={isChecked}
      onClick={(event) => {
        // The menu closes by clicks that reach it.
        event.stopPropagation()
        setChecked(!isChecked)
      }}
      {...rest}
    >
      {children}
    </MenuItem>
  )
}
