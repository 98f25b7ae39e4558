import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import { Plus } from '../icons/plus.tsx'

export type AccordionItem = {
  id: string
  title: ReactNode
  content: ReactNode
  /** Content at the end of the title row, for example a duration. */
  aside?: ReactNode
}

type AccordionSectionProps = Omit<ComponentProps<'details'>, 'title' | 'children'> & {
  item: AccordionItem
  level: HeadingLevel
  /** Called when the title is activated, before the browser opens or closes the section. */
  onTitleClick?: MouseEventHandler | undefined
}

/** One section of an accordion, as native `<details>`. */
export function AccordionSection({ item, level, onTitleClick, ...rest }: AccordionSectionProps) {
  const Heading = `h${level}` as const
  return (
    // A section may have been opened before hydration.
    <details suppressHydrationWarning {...rest} className="group border-b border-line">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- browsers make a summary a button */}
      <summary
        className="-mx-2 flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-control px-2 py-4 transition-colors focus-visible:-outline-offset-2 hover:text-accent [&::-webkit-details-marker]:hidden"
        onClick={onTitleClick}
      >
        <Heading className="min-w-0 grow text-body font-medium">{item.title}</Heading>
        {item.aside && <span className="shrink-0 text-small text-text-muted tabular-nums">{item.aside}</span>}
        <Plus className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-45" />
      </summary>
      <div className="max-w-prose pe-9 pt-1 pb-6 text-text-muted">{item.content}</div>
    </details>
  )
}
