import type { ReactNode } from 'react'
import { Section } from './section.tsx'

/** A list of what the app that uses the component must do for accessibility. */
export function A11yNotes({ children }: { children: ReactNode }) {
  return (
    <Section title="Your part in accessibility" lead="What the component cannot do for you.">
      {children}
    </Section>
  )
}
