import { Children, isValidElement, useRef, useState, type FunctionComponent, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { useOf } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import { Callouts } from './callouts.tsx'
import { Section } from './section.tsx'
import { StoryCanvas } from './story-canvas.tsx'
import { usePartPositions } from './use-part-positions.ts'
import { Code } from './inline-code.tsx'

export type PartProps = {
  name: string
  /** CSS selector of its element in the story; the first match counts. Omit it for a part that the story does not show. */
  at?: string
  /** Where it comes from: a prop, a slot, an element. */
  from?: string
  children?: ReactNode
}

/** A part of the component. Renders nothing; `Anatomy` reads its props. */
export const Part: FunctionComponent<PartProps> = () => null

/** A story with numbered parts, and a list that describes each of them. */
export function Anatomy({ of, children }: { of: ModuleExport; children: ReactNode }) {
  const { story } = useOf(of, ['story'])
  const canvas = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const parts = Children.toArray(children).flatMap((child) =>
    isValidElement<PartProps>(child) && child.type === Part ? [child.props] : [],
  )
  const positions = usePartPositions(
    canvas,
    parts.map(({ at }) => at ?? ''),
  )
  return (
    <Section title="Anatomy">
      <div className="relative">
        <StoryCanvas story={story} ref={canvas} isMeasured />
        <Callouts positions={positions} active={active} />
      </div>
      <ol className="mt-6 grid gap-x-12 sm:grid-cols-2">
        {parts.map(({ name, from, children: description }, index) => (
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
              {description && <div className="text-small text-text-muted">{description}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
