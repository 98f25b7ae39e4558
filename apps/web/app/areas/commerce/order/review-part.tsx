import type { ReactNode } from 'react'
import { EditLink } from './edit-link.tsx'

type ReviewPartProps = {
  id: string
  title: ReactNode
  /** Where it can be changed. Default nowhere. */
  editPath?: string
  children: ReactNode
}

/** One part of an order's review, with a link to change it. */
export function ReviewPart({ id, title, editPath, children }: ReviewPartProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-lead font-medium">
          {title}
        </h2>
        {editPath && <EditLink to={editPath} describedBy={id} />}
      </div>
      {children}
    </section>
  )
}
