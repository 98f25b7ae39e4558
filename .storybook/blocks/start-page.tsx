import type { ReactNode } from 'react'
import { Brand } from '@chignon/ui/brand'
import { Strands } from '@chignon/ui/strands'
import { componentData } from './component-data.ts'
import { changelog } from './changelog-data.ts'
import { withCode } from './inline-code.tsx'

/** The head of the start page: the brand over its strands. */
export function StartHero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="relative isolate overflow-clip rounded-media border border-line">
      <Strands
        seed="hero"
        coiffure="wave"
        width={900}
        height={420}
        className="absolute inset-0 -z-1 size-full object-cover opacity-40 mask-[linear-gradient(to_right,transparent_30%,#000_80%)]"
      />
      <div className="grid max-w-140 gap-6 px-6 py-12 sm:px-12 sm:py-16">
        <Brand name="Chignon" />
        <h1 className="headline-type text-display">{title}</h1>
        <div className="text-lead text-text-muted">{children}</div>
      </div>
    </header>
  )
}

/** The number of components by status. */
export function ComponentCount() {
  const entries = Object.values(componentData).filter(({ docsId }) => docsId)
  const count = (level: string) => entries.filter((entry) => entry.level === level).length
  const isMeasured = entries.some(({ level }) => level !== null)
  const levels = ['stable', 'beta', 'alpha'].map((level) => [level, count(level)] as const)
  return (
    <dl className="grid grid-cols-2 gap-px border-y border-line py-6 sm:grid-cols-4">
      {[['components', entries.length] as const, ...(isMeasured ? levels : [])].map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-text-muted">{name}</dt>
          <dd className="headline-type text-heading tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Links to pages, each with a sentence. */
export function Routes({ children }: { children: ReactNode }) {
  return <ul className="grid gap-px border-y border-line bg-line sm:grid-cols-2">{children}</ul>
}

export function RouteTo({ page, title, children }: { page: string; title: string; children: ReactNode }) {
  return (
    <li className="group relative bg-ground p-6">
      <a
        href={`./?path=/docs/${page}--docs`}
        target="_top"
        className="text-subtitle font-medium text-text no-underline after:absolute after:inset-0 group-hover:text-accent"
      >
        {title}
      </a>
      <div className="mt-2 text-small text-text-muted">{children}</div>
    </li>
  )
}

/** The newest changes of the package. */
export function LatestChanges({ count }: { count: number }) {
  const [latest] = changelog
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {latest?.changes.slice(0, count).map((change) => (
        <li key={change} className="max-w-prose py-4">
          {withCode(change)}
        </li>
      ))}
    </ul>
  )
}
