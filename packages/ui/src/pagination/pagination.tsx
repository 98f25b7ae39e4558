import type { ComponentProps, ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { ChevronLeft } from '../icons/chevron-left.tsx'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'
import { LocalNumber } from '../messages/local-number.tsx'
import { NamedByMessage } from '../messages/named-by-message.tsx'
import { pageWindow } from './page-window.ts'

const step = cva(
  'inline-grid size-11 place-items-center rounded-pill border text-small no-underline tabular-nums transition-colors',
  {
    variants: {
      state: {
        current: 'border-accent bg-accent-soft font-medium text-text forced-colors:border-[Highlight]',
        other:
          'border-transparent text-text-muted hover:bg-surface hover:text-text forced-colors:border-[Canvas]',
        arrow: 'border-line-strong text-text hover:border-text',
        end: 'border-line text-text-muted opacity-45',
      },
    },
  },
)

export type PaginationLabels = {
  /** Label of the region. */
  nav: string
  previous: string
  next: string
  /** Accessible name of a page link, such as "Page 3"; the number is formatted. */
  page: (page: string) => string
  /** The position, shown on a phone instead of the numbers, such as "3 of 12"; both numbers are formatted. */
  position: (page: string, lastPage: string) => string
}

const english: PaginationLabels = {
  nav: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, lastPage) => `${page} of ${lastPage}`,
}

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The current page, starting at 1. */
  page: number
  /** Number of pages. */
  lastPage: number
  /** Returns the link to a page. */
  renderLink: (page: number) => LinkElement
  /** Accessible names of the links. Default in English. */
  labels?: Partial<PaginationLabels> | undefined
  /** Formats a page number, with `Intl.NumberFormat` where digits differ. */
  formatNumber?: ((page: number) => string) | undefined
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({
  page,
  lastPage,
  renderLink,
  labels,
  formatNumber: given,
  ...rest
}: PaginationProps) {
  const formatNumber = given ?? String
  if (lastPage <= 1) return null
  const word = messageNodes('pagination', english, labels)

  const arrow = (target: number, label: ReactNode, Icon: typeof ChevronLeft) => {
    const icon = <Icon className="size-5 rtl:-scale-x-100" />
    if (target < 1 || target > lastPage) return <span className={step({ state: 'end' })}>{icon}</span>
    return (
      <LinkSlot link={renderLink(target)} className={step({ state: 'arrow' })}>
        {icon}
        <span className="sr-only">{label}</span>
      </LinkSlot>
    )
  }

  return (
    <NamedByMessage component="pagination" word="nav" given={labels?.nav}>
      <nav aria-label={labels?.nav ?? english.nav} {...rest}>
        <ul className="flex items-center justify-between gap-1 sm:justify-center">
          <li className="sm:me-3">{arrow(page - 1, word('previous'), ChevronLeft)}</li>
          {pageWindow(page, lastPage).map((shown, index) => (
            <li key={shown ?? `gap ${index}`} className="max-sm:hidden">
              {shown === null ? (
                <span aria-hidden="true" className="inline-grid w-6 place-items-center text-text-muted">
                  …
                </span>
              ) : (
                <LinkSlot
                  link={renderLink(shown)}
                  isCurrent={shown === page}
                  className={step({ state: shown === page ? 'current' : 'other' })}
                >
                  <span aria-hidden="true">{given?.(shown) ?? <LocalNumber value={shown} />}</span>
                  <span className="sr-only">{word('page', formatNumber(shown))}</span>
                </LinkSlot>
              )}
            </li>
          ))}
          <li className="text-small text-text-muted tabular-nums sm:hidden">
            {word('position', formatNumber(page), formatNumber(lastPage))}
          </li>
          <li className="sm:ms-3">{arrow(page + 1, word('next'), ChevronRight)}</li>
        </ul>
      </nav>
    </NamedByMessage>
  )
}
