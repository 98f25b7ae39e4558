import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

export type SettingsItem = {
  id: string
  name: ReactNode
  /** The title of the group that it is listed in. Entries without one are after the groups. */
  group?: string | undefined
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

/** The links to the settings pages in one column, in groups if they have some; destructive ones are separate, at the end. */
export function SettingsList({ label, items, className, ...rest }: SettingsListProps) {
  const id = useId()
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
  const others = items.filter(({ isDanger }) => !isDanger)
  const groups = [...new Set(others.flatMap(({ group }) => group ?? []))]
  const ungrouped = others.filter(({ group }) => group === undefined)
  return (
    <nav aria-label={label} className={cx(className, 'grid gap-10')} {...rest}>
      {groups.map((title, index) => (
        <div key={title}>
          <p id={`${id}-${index}`} className="overline-label mb-3 text-accent">
            {title}
          </p>
          <ul aria-labelledby={`${id}-${index}`}>{others.filter(({ group }) => group === title).map(row)}</ul>
        </div>
      ))}
      {ungrouped.length > 0 && <ul>{ungrouped.map(row)}</ul>}
      {danger.length > 0 && <ul>{danger.map(row)}</ul>}
    </nav>
  )
}
