import type { ReactElement, ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { Menu } from '../menu/menu.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'

export type Choices = {
  id: string
  /** None for a group of plain actions. */
  label?: string | undefined
  /** `isCurrent` is left out of plain actions. */
  items: readonly { id: string; label: string; isCurrent?: boolean | undefined; choose: () => void }[]
  /** Short labels, several per row. Default false. */
  isCompact?: boolean | undefined
}

export type PlayerMenuProps = {
  label: string
  trigger: ReactElement<ComponentProps<'button'>>
  groups: readonly Choices[]
}

/** A menu of groups with one selected item each, such as captions, speed and quality, and of plain actions. */
export function PlayerMenu({ label, trigger, groups }: PlayerMenuProps) {
  return (
    <Menu label={label} trigger={trigger} align="end" className="max-w-66 min-w-56">
      {groups.map((group) => (
        <div
          key={group.id}
          role="group"
          aria-label={group.label}
          className="pb-1 not-first:mt-1 not-first:border-t not-first:border-line"
        >
          {group.label && (
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-caption text-text-muted">
              {group.label}
            </p>
          )}
          <div role="presentation" className={group.isCompact ? 'grid grid-cols-4 gap-0.5' : undefined}>
            {group.items.map((item) => (
              <MenuItem
                key={item.id}
                role={item.isCurrent === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.isCurrent}
                isCurrent={item.isCurrent === true && !group.isCompact}
                className={cx(
                  group.isCompact && 'justify-center px-0! tabular-nums',
                  group.isCompact && item.isCurrent && 'bg-accent-soft font-medium text-accent-strong!',
                )}
                onClick={item.choose}
              >
                <bdi>{item.label}</bdi>
              </MenuItem>
            ))}
          </div>
        </div>
      ))}
    </Menu>
  )
}
