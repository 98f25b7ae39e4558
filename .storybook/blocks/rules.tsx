import type { ReactNode } from 'react'
import { Section } from './section.tsx'

/** The rules of the academy that a component keeps. */
export function Rules({ children }: { children: ReactNode }) {
  return (
    <Section title="Rules it keeps" lead="From the specification; a screen need not see to them again.">
      <dl className="border-t border-line">{children}</dl>
    </Section>
  )
}

/** One rule and where the specification says it: "§5". */
export function Rule({ section, children }: { section: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] border-b border-line py-3.5">
      <dt className="text-small leading-[1.625rem] text-accent tabular-nums">{section}</dt>
      <dd>{children}</dd>
    </div>
  )
}
