import type { ReactNode } from 'react'

type ProfileSectionProps = {
  /** Anchor of its heading. */
  id: string
  title: ReactNode
  /** How many things it lists; an empty one is left out. */
  count: number
  /** Under its headline over the whole width, not beside it. Default false. */
  isWide?: boolean
  children: ReactNode
}

/** A part of a person's page under its headline. */
export function ProfileSection({ id, title, count, isWide = false, children }: ProfileSectionProps) {
  if (count === 0) return null
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-12 gap-y-8 border-b border-line py-12 last:border-b-0 md:py-16 ${isWide ? '' : 'md:grid-cols-[1fr_3fr]'}`}
    >
      <h2 id={id} className="headline-type text-heading wrap-anywhere">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
