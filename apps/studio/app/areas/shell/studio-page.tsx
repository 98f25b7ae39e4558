import { Heading } from '@chignon/ui/heading'
import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'

type StudioPageProps = {
  title: string
  /** A sentence below the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page: the title, also of the document, and its content. */
export function StudioPage({ title, lead, actions, children }: StudioPageProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-7">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1.5">
          <Heading level={1} size="title">
            {title}
          </Heading>
          {lead && <p className="text-text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
