import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { NamedByMessage } from '../messages/named-by-message.tsx'

export type Breadcrumb = {
  id: string
  label: ReactNode
  /** Omitted for the current page, which comes last. */
  link?: LinkElement | undefined
}

const english: Messages['breadcrumbs'] = { label: 'Breadcrumb' }

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  items: readonly Breadcrumb[]
  /** Label of the region. Default "Breadcrumb". */
  label?: string | undefined
}

/** The position of the page in the site. On a phone only the parent remains, as a back link. */
export function Breadcrumbs({ items, label, className, ...rest }: BreadcrumbsProps) {
  const parent = items.findLastIndex((item) => item.link)
  return (
    <NamedByMessage component="breadcrumbs" word="label" given={label}>
      <nav
        aria-label={label ?? english.label}
        className={cx(className, 'text-small text-text-muted')}
        {...rest}
      >
        <ol className="flex min-w-0 items-center gap-x-2 sm:flex-wrap">
          {items.map(({ id, label: name, link }, index) => (
            <li
              key={id}
              className={cx('flex min-w-0 items-center gap-2', index !== parent && 'max-sm:hidden')}
            >
              <ChevronRight
                className={cx(
                  'size-4 shrink-0 -scale-x-100 sm:scale-x-100 rtl:scale-x-100 sm:rtl:-scale-x-100',
                  index === 0 && 'sm:hidden',
                )}
              />
              {link ? (
                <LinkSlot
                  link={link}
                  className="touch-target inline-flex min-w-0 items-center py-1 no-underline underline-offset-4 transition-colors hover:text-text hover:underline"
                >
                  <bdi className="min-w-0">{name}</bdi>
                </LinkSlot>
              ) : (
                <span aria-current="page" className="min-w-0 text-text">
                  <bdi>{name}</bdi>
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </NamedByMessage>
  )
}
