import type { ReactNode } from 'react'
import { Section } from './section.tsx'

/** A list of what the component is for. Shown beside `WhenNotToUse`. */
export function WhenToUse({ children }: { children: ReactNode }) {
  return (
    <Section title="When to use" className="sm:col-span-1!">
      {children}
    </Section>
  )
}

/** A list of what it is not for, each with the component to use instead. */
export function WhenNotToUse({ children }: { children: ReactNode }) {
  return (
    <Section title="When not to use" className="sm:col-span-1!">
      {children}
    </Section>
  )
}
