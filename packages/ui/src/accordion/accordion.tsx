import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'
import { AccordionSection, type AccordionItem } from './accordion-section.tsx'
import { AccordionState } from './accordion-state.tsx'

export type { AccordionItem } from './accordion-section.tsx'

export type AccordionProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  items: readonly AccordionItem[]
  /** If set, only one section is open at a time. Must be unique on the page. */
  name?: string | undefined
  /** Ids of the open sections, if the caller controls them. */
  value?: readonly string[] | undefined
  /** Ids of the initially open sections. Default none. */
  defaultValue?: readonly string[] | undefined
  /** Receives the ids of the open sections, in the order of `items`. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Heading level of the titles. Default 3. */
  level?: HeadingLevel | undefined
}

const none: readonly string[] = []

/**
 * Sections that expand, built on `<details>`: they work before scripts load, and find-in-page searches them. Without `value` and
 * `onValueChange` it has no state and can be a server component.
 */
export function Accordion({
  items,
  name,
  value,
  defaultValue = none,
  onValueChange,
  level = 3,
  className,
  ...rest
}: AccordionProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkOptions('Accordion', {
      prop: 'items',
      by: 'id',
      known: items.map((item) => item.id),
      value,
      defaultValue,
    })
    checkControlled('Accordion', 'value', value, onValueChange)
  }
  const root = { className: cx(className, 'border-t border-line'), ...rest }
  if (value || onValueChange)
    return <AccordionState {...root} {...{ items, name, value, defaultValue, onValueChange, level }} />
  return (
    <div {...root}>
      {items.map((item) => (
        <AccordionSection
          key={item.id}
          item={item}
          level={level}
          name={name}
          open={defaultValue.includes(item.id)}
        />
      ))}
    </div>
  )
}
