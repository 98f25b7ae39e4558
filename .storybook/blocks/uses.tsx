import type { ReactNode } from 'react'
import { Section } from './section.tsx'

/** What it is for: a list. Stands beside what it is not for. */
export function For({ children }: { children: ReactNode }) {
  return (
    <Section title="For" className="sm:col-span-1!">
      {children}
    </Section>
  )
}

/** What it is not for, each with what is: a list. */
export function NotFor({ children }: { children: ReactNode }) {
  return (
    <Section title="Not for" className="sm:col-span-1!">
      {children}
    </Section>
  )
}
