'use client'
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import * as Radix from '@radix-ui/react-context-menu'
import { onlyElement } from '../as-child/only-element.ts'
import { useHydratedLater } from '../hydration/use-hydrated-later.ts'
import { Check } from '../icons/check.tsx'
import { MenuItem, type MenuItemProps } from '../menu-item/menu-item.tsx'
import { topmostModal } from '../modal/modal-state.ts'

/** Radix sets it on the server, where a strict policy blocks it; a class says the same. */
const unset = { WebkitTouchCallout: undefined }

export type ContextMenuProps = Omit<ComponentProps<'div'>, 'role' | 'tabIndex' | 'dir'> & {
  /** Accessible name: what the menu is about. */
  label: string
  /** The element whose right click or long press opens the menu: a row, a picture. It can have the focus, or contains what can. */
  trigger: ReactElement
  /** Receives the new state when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** `ContextMenuItem`s, `ContextMenuCheckbox`es and `ContextMenuSeparator`s. */
  children: ReactNode
}

/**
 * A menu at the pointer: a right click, a long press, or the keyboard’s key for it. All its actions are also in a visible `Menu` or on the
 * page of the thing.
 */
export function ContextMenu({
  label,
  trigger,
  onOpenChange,
  className,
  children,
  ...rest
}: ContextMenuProps) {
  const isHydrated = useHydratedLater()
  // What is in the top layer covers everything outside of it.
  const [container, setContainer] = useState<Element | null>(null)
  return (
    <Radix.Root
      modal={false}
      onOpenChange={(isOpen) => {
        if (isOpen) setContainer(topmostModal())
        onOpenChange?.(isOpen)
      }}
    >
      <Radix.Trigger asChild disabled={!isHydrated} className="[-webkit-touch-callout:none]" style={unset}>
        {onlyElement(trigger, 'ContextMenu')}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          collisionPadding={8}
          loop
          className={cx(
            className,
            'z-40 max-h-[var(--radix-context-menu-content-available-height)] max-w-[calc(100vw-1.5rem)] min-w-48 overflow-y-auto',
            'rounded-panel border border-line bg-raised p-1.5 text-text shadow-float outline-none',
          )}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const highlighted = 'data-highlighted:bg-accent-soft'

export type ContextMenuItemProps = MenuItemProps

/** An action or, with `asChild`, a link of a `ContextMenu`. */
export function ContextMenuItem({ disabled, className, ...rest }: ContextMenuItemProps) {
  return (
    <Radix.Item asChild disabled={disabled}>
      <MenuItem className={cx(className, highlighted)} disabled={disabled} {...rest} />
    </Radix.Item>
  )
}

export type ContextMenuCheckboxProps = Omit<MenuItemProps, 'asChild' | 'isCurrent' | 'tone' | 'icon'> & {
  /** Whether it is on. The caller keeps it, because a closed menu is not rendered. */
  checked: boolean
  /** Receives the new state. */
  onCheckedChange: (checked: boolean) => void
}

/** Something of a `ContextMenu` that is on or off. */
export function ContextMenuCheckbox({
  checked,
  onCheckedChange,
  disabled,
  className,
  ...rest
}: ContextMenuCheckboxProps) {
  return (
    <Radix.CheckboxItem asChild checked={checked} onCheckedChange={onCheckedChange} disabled={disabled}>
      <MenuItem
        icon={<Check className={checked ? undefined : 'invisible'} />}
        className={cx(className, highlighted)}
        disabled={disabled}
        {...rest}
      />
    </Radix.CheckboxItem>
  )
}

/** A line between groups of a `ContextMenu`. */
export function ContextMenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 border-t border-line" />
}
