import type { ReactNode } from 'react'
import { Section } from './section.tsx'

/** What the component cannot know and its user has to see to, for everybody to be able to use it: a list. */
export function Duties({ children }: { children: ReactNode }) {
  return (
    <Section title="Your part in accessibility" lead="What the component cannot know. You see to it.">
      {children}
    </Section>
  )
}
