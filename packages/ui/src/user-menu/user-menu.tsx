'use client'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { MenuItem, MenuSeparator } from '../menu-item/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { useMessages } from '../messages/use-messages.ts'

export type UserMenuItem = {
  id: string
  name: ReactNode
  /** A lucide icon. */
  icon?: ReactNode
  link: LinkElement
}

const english: Messages['userMenu'] = { label: 'Your account' }

export type UserMenuProps = Omit<ComponentProps<typeof Menu>, 'label' | 'trigger' | 'children'> & {
  /** Shown beside the avatar. */
  firstName: string
  /** The full name, for the avatar's initials. Default the first name. */
  name?: string | undefined
  /** URL of the user's picture. */
  src?: string | null | undefined
  /** Label of the menu. Default in English. */
  label?: string | undefined
  items: readonly UserMenuItem[]
  /** A form around `<MenuItem type="submit">Log out</MenuItem>`. */
  logout: ReactNode
}

/** The signed-in user: avatar and first name, opening a menu with their pages and the logout. */
export function UserMenu({ firstName, name = firstName, src, label, items, logout, ...rest }: UserMenuProps) {
  const texts = useMessages('userMenu', english, { label })
  return (
    <Menu
      label={texts.label}
      align="end"
      trigger={
        <Button
          variant="quiet"
          className="gap-2.5 rounded-pill ps-1 pe-3 max-sm:px-1.5 @max-[40rem]/header:px-1.5"
        >
          <Avatar name={name} src={src} size="small" isDecorative />
          <span className="sr-only">{texts.label}: </span>
          <bdi className="max-w-[9rem] truncate max-sm:sr-only @max-[40rem]/header:sr-only">{firstName}</bdi>
          <ChevronDown className="-ms-1 size-4 text-text-muted max-sm:hidden @max-[40rem]/header:hidden" />
        </Button>
      }
      {...rest}
    >
      {items.map((item) => (
        <MenuItem key={item.id} asChild icon={item.icon}>
          <LinkSlot link={item.link}>{item.name}</LinkSlot>
        </MenuItem>
      ))}
      <MenuSeparator />
      {logout}
    </Menu>
  )
}
