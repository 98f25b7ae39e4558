import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Heading } from '../heading/heading.tsx'

export type PageHeadProps = {
  /** The name of the page: its first heading. */
  title: ReactNode
  /** A link to the list that the page belongs to, above the title. */
  back?: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  /** Buttons at the end of the row, the main one last. */
  actions?: ReactNode
}

type Props = PageHeadProps & {
  /** Beside the title: a badge. */
  state?: ReactNode
}

/** The title of a page and what is done with all of it. */
export function PageHead({ title, back, lead, state, actions }: Props) {
  return (
    <header className="flex flex-col gap-3">
      {back && <div className="text-small">{back}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {/* A sentence leaves room for the buttons as long as it can; a title alone is on their line. */}
        <div className={cx('flex min-w-0 flex-col gap-1', lead && 'grow basis-80')}>
          <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5">
            <Heading level={1} size="title">
              {title}
            </Heading>
            {state}
          </div>
          {lead && <p className="text-text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
