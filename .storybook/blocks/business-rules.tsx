import type { ReactNode } from 'react'
import { Section } from './section.tsx'

/** A list of the business rules that a component implements. */
export function BusinessRules({ children }: { children: ReactNode }) {
  return (
    <Section title="Business rules" lead="Implemented here. A page does not have to check them again.">
      <ul className="border-t border-line">{children}</ul>
    </Section>
  )
}

/** One rule, in a sentence or two. */
export function Rule({ children }: { children: ReactNode }) {
  return <li className="border-b border-line py-3.5">{children}</li>
}
