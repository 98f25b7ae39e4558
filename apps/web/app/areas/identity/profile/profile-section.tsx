import type { ReactNode } from 'react'

type ProfileSectionProps = {
  /** Id of the heading. */
  id: string
  title: ReactNode
  /** Number of items. The section is not rendered for 0. */
  count: number
  /** Puts the content below the heading instead of beside it. Default false. */
  isWide?: boolean
  children: ReactNode
}

/** Section of a profile with a heading. */
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
