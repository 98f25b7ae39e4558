import type { ReactNode } from 'react'

type ProfileSectionProps = {
  /** Anchor of its heading. */
  id: string
  title: ReactNode
  /** How many things it lists; an empty one is left out. */
  count: number
  children: ReactNode
}

/** A part of a person's page under its headline. */
export function ProfileSection({ id, title, count, children }: ProfileSectionProps) {
  if (count === 0) return null
  return (
    <section aria-labelledby={id} className="border-b border-line py-12 last:border-b-0 md:py-16">
      <h2 id={id} className="headline-type mb-8 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
