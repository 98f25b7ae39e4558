'use client'
import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Menu } from '../icons/menu.tsx'
import { X } from '../icons/x.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { useMessages } from '../messages/use-messages.ts'

export type HeaderItem = {
  id: string
  name: ReactNode
  link: LinkElement
  /** True for the current page and its ancestors. */
  isCurrent?: boolean | undefined
}

export type HeaderLabels = { navigation: string; openMenu: string; closeMenu: string }

const english: HeaderLabels = { navigation: 'Main', openMenu: 'Open the menu', closeMenu: 'Close the menu' }

export type HeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** A `Brand` that links to the home page. */
  brand: ReactNode
  items: readonly HeaderItem[]
  /** Language and theme: in the bar from 964 px, below that in the drawer. */
  tools?: ReactNode
  /** A link to the basket: in the bar at every width. */
  basket?: ReactNode
  /** Sign-in buttons or the user menu: in the bar from 640 px, below that in the drawer. */
  account?: ReactNode
  /** The account fits into a phone's bar: an avatar. */
  isAccountCompact?: boolean | undefined
  /** Default English. */
  labels?: Partial<HeaderLabels> | undefined
}

const iconButton =
  'grid size-11 cursor-pointer place-items-center rounded-control text-text transition-colors hover:bg-surface'

/**
 * The header of every page: brand, site navigation, tools and account. It is sticky and blurs its background after
 * 70 px of scrolling. Below 964 px, or more with larger text, the navigation is in a drawer, a popover that works without
 * scripts. It measures itself in rem: media queries ignore a root font size that the page sets.
 */
export function Header({
  brand,
  items,
  tools,
  basket,
  account,
  isAccountCompact = false,
  labels,
  className,
  ...rest
}: HeaderProps) {
  const texts = useMessages('header', english, labels)
  const drawerId = useId()
  const drawer = useRef<HTMLDivElement>(null)
  return (
    <header
      className={cx(
        className,
        'header-veil @container/header sticky inset-x-0 top-0 z-30 border-b border-line',
      )}
      {...rest}
    >
      <div className="content-width flex h-16 items-center gap-2 md:h-17">
        {brand}
        <nav
          aria-label={texts.navigation}
          className="ms-3 hidden h-full @min-[60.25rem]/header:block @min-[68.75rem]/header:ms-6"
        >
          <ul className="flex h-full gap-1 @min-[68.75rem]/header:gap-3">
            {items.map((item) => (
              <li key={item.id} className="flex">
                <LinkSlot
                  link={item.link}
                  isCurrent={item.isCurrent}
                  className={cx(
                    'relative flex items-center px-2 text-small whitespace-nowrap text-text-muted no-underline transition-colors',
                    'hover:text-text aria-[current]:font-medium aria-[current]:text-text',
                    'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:bg-accent forced-colors:after:bg-[Highlight]',
                    'after:scale-x-0 aria-[current]:after:scale-x-100',
                    'focus-visible:-outline-offset-4',
                  )}
                >
                  {item.name}
                </LinkSlot>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1 @min-[68.75rem]/header:gap-2">
          {tools && (
            <div className="hidden items-center gap-1 @min-[60.25rem]/header:flex @min-[68.75rem]/header:gap-2">
              {tools}
            </div>
          )}
          {basket}
          {account && (
            <div
              className={cx(
                'items-center @min-[40rem]/header:gap-2',
                isAccountCompact ? 'flex' : 'hidden @min-[40rem]/header:flex',
              )}
            >
              {account}
            </div>
          )}
          <button
            type="button"
            popoverTarget={drawerId}
            aria-label={texts.openMenu}
            className={cx(iconButton, '-me-2.5 @min-[60.25rem]/header:hidden')}
          >
            <Menu className="size-6" />
          </button>
        </div>
      </div>
      {/* Clicks come from the links inside, which are accessible by keyboard; the drawer only listens. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={drawer}
        id={drawerId}
        popover="auto"
        className={cx(
          'header-drawer hidden flex-col bg-ground text-text open:flex @min-[60.25rem]/header:open:hidden',
        )}
        onClick={(event) => {
          // A client-side navigation does not close the popover, so close it when a link is followed.
          if (event.target instanceof Element && event.target.closest('a')) drawer.current?.hidePopover()
        }}
      >
        <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-gutter">
          {brand}
          <button
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={texts.closeMenu}
            className={cx(iconButton, '-me-2.5')}
          >
            <X className="size-6" />
          </button>
        </div>
        <nav aria-label={texts.navigation} className="px-gutter py-6">
          <ul className="grid">
            {items.map((item) => (
              <li key={item.id} className="border-b border-line">
                <LinkSlot
                  link={item.link}
                  isCurrent={item.isCurrent}
                  className="headline-type flex min-h-16 items-center text-heading text-text no-underline aria-[current]:text-accent"
                >
                  {item.name}
                </LinkSlot>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-5 px-gutter pb-8">
          {tools && <div className="-mx-2.5 flex items-center justify-between gap-3">{tools}</div>}
          {account && !isAccountCompact && (
            <div className="grid grid-flow-col gap-3 @min-[40rem]/header:hidden">{account}</div>
          )}
        </div>
      </div>
    </header>
  )
}
