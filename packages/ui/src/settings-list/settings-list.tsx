import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

export type SettingsItem = {
  id: string
  name: ReactNode
  /** What it contains, or its current value. */
  description?: ReactNode
  /** A lucide icon. */
  icon: ReactNode
  /** The link; for an immediate action, such as logging out, a `<button type="submit" form="…" />`. */
  link: LinkElement
  /** A destructive action. Default false. */
  isDanger?: boolean | undefined
  /** The current page, coloured where the list is beside it: not on phones, which show the list alone. Default false. */
  isCurrent?: boolean | undefined
}

export type SettingsListProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Label of the list: "Settings". */
  label: string
  items: readonly SettingsItem[]
}

/** The links to the settings pages in one column; destructive ones are separate, at the end. */
export function SettingsList({ label, items, className, ...rest }: SettingsListProps) {
  const row = ({ id, name, description, icon, link, isDanger = false, isCurrent = false }: SettingsItem) => (
    <li
      key={id}
      className={cx(
        'group/setting relative flex items-center gap-4 border-b border-line px-1 py-4 transition-colors first:border-t',
        'hover:border-line-strong',
        isDanger && 'text-error',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'shrink-0 [&_svg]:size-5.5',
          !isDanger && 'text-text-muted',
          isCurrent && 'md:text-accent',
        )}
      >
        {icon}
      </span>
      <span className="grid min-w-0 grow gap-0.5">
        <LinkSlot
          link={link}
          isCurrent={isCurrent}
          className={cx(
            'cursor-pointer text-start font-medium wrap-anywhere no-underline [hyphenate-limit-chars:12_5_5] hyphens-auto after:absolute after:inset-0 after:rounded-media',
            'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus',
            isCurrent && 'md:text-accent',
          )}
        >
          {name}
        </LinkSlot>
        {description && <span className="text-small wrap-anywhere text-text-muted">{description}</span>}
      </span>
      <ChevronRight className="size-5 shrink-0 text-text-muted transition-transform group-hover/setting:translate-x-1 rtl:-scale-x-100 rtl:group-hover/setting:-translate-x-1" />
    </li>
  )
  const danger = items.filter(({ isDanger }) => isDanger)
  return (
    <nav aria-label={label} className={cx(className, 'grid gap-10')} {...rest}>
      <ul>{items.filter(({ isDanger }) => !isDanger).map(row)}</ul>
      {danger.length > 0 && <ul>{danger.map(row)}</ul>}
    </nav>
  )
}
