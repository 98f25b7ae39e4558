import type { ReactNode } from 'react'

type PrivacySectionProps = { id: string; title: ReactNode; children: ReactNode }

/** A section of the privacy settings, with an anchor. */
export function PrivacySection({ id, title, children }: PrivacySectionProps) {
  return (
    <section aria-labelledby={id} className="grid max-w-prose gap-5 border-t border-line pt-8">
      <h2 id={id} className="headline-type scroll-mt-24 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
