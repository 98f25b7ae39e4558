'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { reportMisuse } from '../development/report-misuse.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { Ellipsis } from '../icons/ellipsis.tsx'
import { LinkSlot } from '../link-slot/link-slot.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { SkipLink } from '../skip-link/skip-link.tsx'
import type { AppShellGroup } from './app-shell-item.ts'
import { Lock } from './lock.tsx'
import { NavigationGroups } from './navigation-groups.tsx'

export type { AppShellGroup, AppShellItem } from './app-shell-item.ts'

export type AppShellLabels = {
  /** Label of the navigation, and title of the drawer. */
  navigation: string
  /** The button of the bottom bar that opens the whole navigation. */
  more: string
  /** Name of the drawer's close button. */
  close: string
  /** The link to the content, visible while focused. */
  skip: string
}

const english: AppShellLabels = {
  navigation: 'Main menu',
  more: 'More',
  close: 'Close the menu',
  skip: 'Skip to content',
}

const maxBottomItems = 5

export type AppShellProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A `Brand` that links to the first page. */
  brand: ReactNode
  /** The navigation: beside the content from 60.25rem up, below that in a drawer. */
  groups: readonly AppShellGroup[]
  /** Ids of up to five items for the bar at the bottom of a small screen. */
  bottomItemIds: readonly string[]
  /** A search field, or a button that opens one. On a small screen it is below the brand. */
  search?: ReactNode
  /** Notifications and the user's menu, at the end of the top bar. */
  actions?: ReactNode
  /** The content reaches the edges, for a view that is divided into panes. Default false. */
  isFlush?: boolean | undefined
  /** Default English. */
  labels?: Partial<AppShellLabels> | undefined
  /** The page, inside `<main id="main">`. */
  children: ReactNode
}

/**
 * The frame of every page of an app: a top bar, the navigation beside the content, and on a small screen a bar at the
 * bottom instead, whose last button opens the whole navigation. It measures itself in rem, so larger text has the
 * layout of a smaller screen.
 */
export function AppShell({
  brand,
  groups,
  bottomItemIds,
  search,
  actions,
  isFlush = false,
  labels,
  className,
  children,
  ...rest
}: AppShellProps) {
  const texts = useMessages('appShell', english, labels)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const items = groups.flatMap((group) => group.items)
  const bottomItems = bottomItemIds
    .slice(0, maxBottomItems)
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
  if (process.env.NODE_ENV !== 'production') {
    if (bottomItemIds.length > maxBottomItems)
      reportMisuse(
        'AppShell',
        `bottomItemIds has ${bottomItemIds.length} ids.`,
        'Only the first five are shown.',
      )
    const unknownId = bottomItemIds.find((id) => items.every((item) => item.id !== id))
    if (unknownId !== undefined)
      reportMisuse('AppShell', `bottomItemIds has "${unknownId}".`, 'Pass ids of items in groups.')
  }
  const isCurrentBehindMore =
    items.some(({ isCurrent }) => isCurrent) && !bottomItems.some(({ isCurrent }) => isCurrent)

  return (
    <div className={cx(className, '@container/app')} {...rest}>
      <SkipLink href="#main" label={texts.skip} />
      <div className="flex min-h-dvh flex-col">
        <header
          className={cx(
            'sticky z-30 grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line bg-ground px-5',
            'grid-rows-[minmax(4rem,auto)] @min-[60.25rem]/app:top-0 @min-[60.25rem]/app:h-[4rem]',
            '@min-[60.25rem]/app:grid-cols-[14.5rem_1fr_auto] @min-[60.25rem]/app:ps-6 @min-[60.25rem]/app:pe-8',
            // The row of the brand scrolls away, the search stays.
            search ? '-top-[4rem]' : 'top-0',
          )}
        >
          <div className="flex min-w-0">{brand}</div>
          {search && (
            <div className="order-last col-span-full min-w-0 pb-3 @min-[60.25rem]/app:order-none @min-[60.25rem]/app:col-span-1 @min-[60.25rem]/app:max-w-[30rem] @min-[60.25rem]/app:pb-0">
              {search}
            </div>
          )}
          {actions && (
            <div className="col-start-2 flex items-center gap-1 @min-[60.25rem]/app:col-start-3">
              {actions}
            </div>
          )}
        </header>
        <div className="flex grow">
          <nav
            aria-label={texts.navigation}
            className={cx(
              'sticky top-[4rem] hidden h-[calc(100dvh-4rem)] w-[15rem] shrink-0 overflow-y-auto overscroll-contain',
              'border-e border-line py-5 @min-[60.25rem]/app:block',
            )}
          >
            <NavigationGroups groups={groups} />
          </nav>
          <main
            id="main"
            tabIndex={-1}
            className={cx(
              'min-w-0 grow outline-none @min-[60.25rem]/app:[--chignon-sticky-top:4rem] @max-[60.25rem]/app:**:focus:scroll-mb-24',
              !isFlush && 'px-5 py-6 @min-[60.25rem]/app:px-8 @min-[60.25rem]/app:py-8',
            )}
          >
            {children}
          </main>
        </div>
        <nav
          aria-label={texts.navigation}
          className="sticky bottom-0 z-20 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] @min-[60.25rem]/app:hidden"
        >
          <ul className="flex">
            {bottomItems.map((item, index) => (
              <li key={item.id} className={cx('min-w-0 flex-auto', shownFrom[index])}>
                <LinkSlot link={item.link} isCurrent={item.isCurrent} className={bottomItem}>
                  {item.isCurrent && <Lock isAcross />}
                  <BottomIcon isCurrent={item.isCurrent} icon={item.icon} hasCount={Boolean(item.count)} />
                  <BottomText>{item.label}</BottomText>
                </LinkSlot>
              </li>
            ))}
            <li className="max-w-1/2 shrink-0 grow">
              <button
                type="button"
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                className={cx(bottomItem, isCurrentBehindMore && 'text-text')}
                onClick={() => setIsMenuOpen(true)}
              >
                {isCurrentBehindMore && <Lock isAcross />}
                <BottomIcon isCurrent={isCurrentBehindMore} icon={<Ellipsis strokeWidth={1.5} />} />
                <BottomText>{texts.more}</BottomText>
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <Drawer
        open={isMenuOpen}
        onOpenChange={setIsMenuOpen}
        side="bottom"
        title={texts.navigation}
        labels={{ close: texts.close }}
      >
        <nav aria-label={texts.navigation} className="-mx-6 -my-2">
          {/* A navigation within the app leaves the drawer open. */}
          <NavigationGroups groups={groups} isWide onFollow={() => setIsMenuOpen(false)} />
        </nav>
      </Drawer>
    </div>
  )
}

const bottomItem = [
  'relative flex min-h-14 w-full cursor-pointer flex-col items-center justify-center gap-0.5 px-1.5 pt-3 pb-1.5 text-text-muted no-underline transition-colors',
  'hover:text-text focus-visible:-outline-offset-2 aria-[current]:text-text',
].join(' ')

/** Below these widths an item of the bar is left out: the drawer has all of them. */
const shownFrom = [
  undefined,
  'hidden @min-[12rem]/app:block',
  'hidden @min-[15rem]/app:block',
  'hidden @min-[18rem]/app:block',
  'hidden @min-[22rem]/app:block',
]

type BottomIconProps = {
  icon: ReactNode
  isCurrent?: boolean | undefined
  hasCount?: boolean | undefined
}

/** An icon of the bottom bar, with a dot if something waits there. */
function BottomIcon({ icon, isCurrent = false, hasCount = false }: BottomIconProps) {
  return (
    <span aria-hidden="true" className={cx('relative [&_svg]:size-5.5', isCurrent && 'text-accent')}>
      {icon}
      {hasCount && (
        <span className="absolute -end-1 -top-0.5 size-2 rounded-pill border border-ground bg-accent forced-colors:bg-[Highlight]" />
      )}
    </span>
  )
}

/** A name of the bottom bar; on very narrow screens for screen readers only. */
function BottomText({ children }: { children: ReactNode }) {
  return (
    <span className="max-w-full text-center text-caption wrap-anywhere hyphens-auto @max-[16rem]/app:sr-only">
      {children}
    </span>
  )
}
