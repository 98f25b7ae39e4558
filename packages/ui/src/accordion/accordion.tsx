import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Plus } from '../icons/plus.tsx'

export type AccordionItem = {
  id: string
  title: ReactNode
  content: ReactNode
  /** Content at the end of the title row, for example a duration. */
  aside?: ReactNode
  /** Initially open. Default false. */
  isOpen?: boolean | undefined
}

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[]
  /** If set, only one section is open at a time. Must be unique on the page. */
  name?: string | undefined
  /** Heading level of the titles. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/** Sections that expand, built on `<details>`: they work before scripts load, and find-in-page searches them. */
export function Accordion({ items, name, headingLevel = 3, className, ...rest }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('border-t border-line', className)} {...rest}>
      {items.map(({ id, title, content, aside, isOpen }) => (
        <details key={id} name={name} open={isOpen} className="group border-b border-line">
          <summary className="-mx-2 flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-control px-2 py-4 transition-colors focus-visible:-outline-offset-2 hover:text-accent [&::-webkit-details-marker]:hidden">
            <Heading className="min-w-0 grow text-body font-medium">{title}</Heading>
            {aside && <span className="shrink-0 text-small text-text-muted tabular-nums">{aside}</span>}
            <Plus
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pe-9 pt-1 pb-6 text-text-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
