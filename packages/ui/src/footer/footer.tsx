import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { NamedByMessage } from '../messages/named-by-message.tsx'

export type FooterLink = { id: string; name: ReactNode; link: LinkElement }
export type FooterColumn = { id: string; title: ReactNode; links: readonly FooterLink[] }

export type FooterLabels = {
  /** Accessible name of the list of social networks. */
  social: string
}

const english: Messages['footer'] = { social: 'Social networks' }

export type FooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** A `Brand`. */
  brand: ReactNode
  /** Groups of links, each with a title. */
  columns: readonly FooterColumn[]
  /** The academy's social networks. */
  social?: readonly FooterLink[] | undefined
  /** Default English. */
  labels?: Partial<FooterLabels> | undefined
  /** The line with the contact email; a link in it is styled here. */
  contact?: ReactNode
  /** "© 2026 Chignon". */
  copyright: ReactNode
}

const quiet =
  'text-text-muted no-underline underline-offset-4 decoration-1 transition-colors hover:text-text hover:underline'

/** The footer of every page: site navigation, the contact line, social links and the copyright. */
export function Footer({
  brand,
  columns,
  social,
  labels,
  contact,
  copyright,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer className={cx(className, '@container/footer border-t border-line text-small')} {...rest}>
      <div className="content-width grid grid-cols-1 gap-x-8 gap-y-12 py-14 md:py-16 @min-[60.25rem]/footer:grid-cols-[1.35fr_2fr]">
        <div className="grid grid-cols-1 content-start justify-items-start gap-4">
          {brand}
          {contact && (
            <p className="text-text-muted wrap-anywhere [&_a]:text-text [&_a]:underline [&_a]:decoration-line-strong [&_a]:underline-offset-4 [&_a:hover]:decoration-accent">
              {contact}
            </p>
          )}
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-6 gap-y-10 wrap-anywhere @min-[40rem]/footer:grid-cols-3">
          {columns.map((column) => (
            <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
              <h2 id={`footer-${column.id}`} className="mb-3 font-medium">
                {column.title}
              </h2>
              <ul className="grid gap-1 pointer-coarse:gap-0">
                {column.links.map((item) => (
                  <li key={item.id}>
                    <LinkSlot
                      link={item.link}
                      className={cx('touch-target inline-flex min-h-7 items-center', quiet)}
                    >
                      {item.name}
                    </LinkSlot>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="content-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-6">
          <p className="text-text-muted">{copyright}</p>
          {social && social.length > 0 && (
            <NamedByMessage component="footer" word="social" given={labels?.social}>
              <ul aria-label={labels?.social ?? english.social} className="flex flex-wrap gap-x-5">
                {social.map((item) => (
                  <li key={item.id}>
                    <LinkSlot
                      link={item.link}
                      className={cx('touch-target inline-flex min-h-7 items-center', quiet)}
                    >
                      <bdi>{item.name}</bdi>
                    </LinkSlot>
                  </li>
                ))}
              </ul>
            </NamedByMessage>
          )}
        </div>
      </div>
    </footer>
  )
}
