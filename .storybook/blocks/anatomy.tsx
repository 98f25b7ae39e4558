import { Children, isValidElement, useRef, useState, type FunctionComponent, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { useOf } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import { Marks } from './marks.tsx'
import { Section } from './section.tsx'
import { Stage } from './stage.tsx'
import { useLayout } from './use-layout.ts'
import { Code } from './with-code.tsx'

export type PartProps = {
  name: string
  /** A selector that finds it in the story: the first that matches. Left out for what the story does not show. */
  at?: string
  /** What fills or forms it: a prop, a slot, an element. */
  from?: string
  children?: ReactNode
}

/** A part of the component; read by `Anatomy`, which numbers it. */
export const Part: FunctionComponent<PartProps> = () => null

/** A story with its parts numbered where they are, and a list that says what each is. */
export function Anatomy({ of, children }: { of: ModuleExport; children: ReactNode }) {
  const { story } = useOf(of, ['story'])
  const stage = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const parts = Children.toArray(children).flatMap((child) =>
    isValidElement<PartProps>(child) && child.type === Part ? [child.props] : [],
  )
  const layout = useLayout(
    stage,
    parts.map(({ at }) => at ?? ''),
  )
  return (
    <Section title="Anatomy">
      <div className="relative">
        <Stage story={story} ref={stage} isMeasured />
        <Marks layout={layout} active={active} />
      </div>
      <ol className="mt-6 grid gap-x-12 sm:grid-cols-2">
        {parts.map(({ name, from, children: words }, index) => (
          <li key={name} className="flex gap-4 border-b border-line py-3.5">
            <button
              type="button"
              aria-label={`Show ${name}`}
              className={cx(
                'mt-0.5 grid size-6 shrink-0 cursor-pointer place-items-center rounded-pill border text-caption font-medium tabular-nums transition-colors',
                active === index
                  ? 'border-accent bg-accent text-text-on-accent'
                  : 'border-accent bg-transparent text-accent',
              )}
              onPointerEnter={() => setActive(index)}
              onPointerLeave={() => setActive(null)}
              onFocus={() => setActive(index)}
              onBlur={() => setActive(null)}
            >
              {index + 1}
            </button>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{name}</span>
                {from && <Code>{from}</Code>}
              </p>
              {words && <div className="text-small text-text-muted">{words}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
