'use client'
import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { Globe } from '../icons/globe.tsx'
import { Button } from '../button/button.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'

export type LanguageSelectItem = {
  /** A BCP 47 tag; also the language of the name. */
  locale: string
  /** The language's own name: "Deutsch". */
  name: string
  /** A link to the same page in that language. */
  link: LinkElement
  isCurrent?: boolean | undefined
  dir?: 'ltr' | 'rtl' | undefined
}

export type LanguageSelectProps = Omit<ComponentProps<typeof Menu>, 'label' | 'trigger' | 'children'> & {
  /** "Language". */
  label: string
  items: readonly LanguageSelectItem[]
}

/** Changes the page's language: a menu of links, each in its own language and script. */
export function LanguageSelect({ label, items, ...rest }: LanguageSelectProps) {
  const current = items.find((item) => item.isCurrent)
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <Button variant="quiet" size="small" className="px-2.5 font-normal text-text-muted hover:text-text">
          <Globe className="size-5" />
          <span className="sr-only">{`${label}: `}</span>
          <span lang={current?.locale} className="@min-[60.25rem]/header:@max-[68.75rem]/header:sr-only">
            {current?.name}
          </span>
          <ChevronDown className="-ms-0.5 size-4 @min-[60.25rem]/header:@max-[68.75rem]/header:hidden" />
        </Button>
      }
      {...rest}
    >
      {items.map((item) => (
        <MenuItem key={item.locale} asChild isCurrent={item.isCurrent === true}>
          <LinkSlot link={item.link}>
            <span lang={item.locale} dir={item.dir}>
              {item.name}
            </span>
          </LinkSlot>
        </MenuItem>
      ))}
    </Menu>
  )
}
