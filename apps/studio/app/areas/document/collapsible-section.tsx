import { Heading } from '@chignon/ui/heading'
import { ChevronDown } from '@chignon/ui/icons/chevron-down'
import { cx } from 'class-variance-authority'
import { useId, useState, type ReactNode } from 'react'

type CollapsibleSectionProps = {
  title: string
  /** Beside the title: how much it holds. */
  summary?: ReactNode
  /** The section closes when this changes, since something of it was chosen. */
  closedBy?: string | undefined
  /** Below the title, also while it is closed. */
  action?: ReactNode
  children: ReactNode
}

/** A part beside the fields. On a narrow screen it is above them, and closed until it is opened. */
export function CollapsibleSection({ title, summary, closedBy, action, children }: CollapsibleSectionProps) {
  const id = useId()
  const [opened, setOpened] = useState<{ for: string | undefined } | null>(null)
  const isOpen = opened !== null && opened.for === closedBy
  return (
    <section aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <Heading level={2} size="lead" id={`${id}-title`}>
            {title}
          </Heading>
          {summary && <p className="text-small text-text-muted">{summary}</p>}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          aria-labelledby={`${id}-title`}
          className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-surface md:hidden"
          onClick={() => setOpened(isOpen ? null : { for: closedBy })}
        >
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <div id={`${id}-content`} className={cx('flex min-w-0 flex-col gap-4', !isOpen && 'max-md:hidden')}>
        {children}
      </div>
      {action}
    </section>
  )
}
