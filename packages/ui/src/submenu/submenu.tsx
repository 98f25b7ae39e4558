'use client'
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { handleMenuKey } from '../menu/handle-menu-key.ts'
import { floatingSurface, placeByTrigger } from '../menu/menu-floating.ts'
import { focusEnd } from '../menu/menu-keys.ts'
import { hidePopup, showPopup } from '../menu/popup-state.ts'
import { MenuItem } from '../menu-item/menu-item.tsx'

/** Attributes that the component sets itself. */
type Own = 'popover' | 'role' | 'tabIndex' | 'onToggle' | 'onBeforeToggle' | 'onKeyDown'

export type SubmenuProps = Omit<ComponentProps<'div'>, Own> & {
  /** The text of the item that opens it, which also names it. */
  label: ReactNode
  /** A lucide icon before the label. */
  icon?: ReactNode
  /** Default false. */
  isDisabled?: boolean | undefined
  /** Menu items. */
  children: ReactNode
}

const isForward = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  key === (getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')

const isBack = ({ key }: KeyboardEvent<HTMLElement>): boolean => key === 'ArrowLeft' || key === 'ArrowRight'

/**
 * A menu beside an item of a `Menu`. It opens by click before scripts load; scripts add arrow keys and hovering. `className`
 * and all other props go to the menu.
 */
export function Submenu({ label, icon, isDisabled = false, id, className, children, ...rest }: SubmenuProps) {
  const ownId = useId()
  const menuId = id ?? ownId
  const triggerId = `${menuId}-trigger`
  const open = (trigger: HTMLElement) => {
    const menu = document.getElementById(menuId)
    if (!menu || isDisabled) return null
    showPopup(menu, trigger)
    return menu
  }
  const enter = (trigger: HTMLElement) => {
    const menu = open(trigger)
    if (menu) focusEnd(menu, 'first')
  }
  return (
    <div
      role="none"
      onBlur={({ currentTarget, relatedTarget }) => {
        const menu = document.getElementById(menuId)
        if (menu && relatedTarget && !currentTarget.contains(relatedTarget)) hidePopup(menu)
      }}
    >
      <MenuItem
        id={triggerId}
        icon={icon}
        disabled={isDisabled}
        popoverTarget={menuId}
        popoverTargetAction="show"
        aria-haspopup="menu"
        onClick={(event) => {
          // The menu around it closes by clicks that reach it.
          event.stopPropagation()
          enter(event.currentTarget)
        }}
        onKeyDown={(event) => {
          if (!isForward(event)) return
          event.preventDefault()
          enter(event.currentTarget)
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && open(event.currentTarget)}
      >
        <span className="grow">{label}</span>
        <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" />
      </MenuItem>
      <div
        id={menuId}
        tabIndex={-1}
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        className={cx(
          className,
          floatingSurface,
          '[position-area:inline-end_span-block-end] not-webkit:[position-try-fallbacks:flip-inline,block-end_span-inline-end]',
          '-my-1.75 max-w-[calc(100vw-1.5rem)] min-w-48 p-1.5 outline-none',
        )}
        onBeforeToggle={({ currentTarget, newState }) => {
          const item = document.getElementById(triggerId)
          // As wide as the item, so that a submenu that opens below covers the items there completely.
          if (newState === 'open') currentTarget.style.minWidth = `max(12rem, ${item?.offsetWidth ?? 0}px)`
          else if (currentTarget.contains(document.activeElement)) item?.focus()
        }}
        onToggle={({ currentTarget, newState }) =>
          newState === 'open' && placeByTrigger(currentTarget, 'beside')
        }
        onKeyDown={(event) => {
          if (event.key === 'Tab') return
          event.stopPropagation()
          if (isForward(event) || !isBack(event)) return handleMenuKey(event)
          event.preventDefault()
          hidePopup(event.currentTarget)
          document.getElementById(triggerId)?.focus()
        }}
        {...rest}
      >
        {children}
      </div>
    </div>
  )
}
