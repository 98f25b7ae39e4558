'use client'
import { useEffectEvent, useLayoutEffect, useReducer, useRef, type ComponentProps } from 'react'
import { isSameList } from '../form-state/is-same-list.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import type { HeadingLevel } from '../heading/heading.tsx'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { AccordionSection, type AccordionItem } from './accordion-section.tsx'

type AccordionStateProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  items: readonly AccordionItem[]
  name: string | undefined
  value: readonly string[] | undefined
  defaultValue: readonly string[]
  onValueChange: ((value: readonly string[]) => void) | undefined
  level: HeadingLevel
}

/** The sections of an accordion with `value` or `onValueChange`. */
export function AccordionState({
  items,
  name,
  value,
  defaultValue,
  onValueChange,
  level,
  ref,
  ...rest
}: AccordionStateProps) {
  const [open, setOpen] = useFieldValue({ value, defaultValue, onValueChange, isSame: isSameList })
  const root = useRef<HTMLDivElement>(null)
  const [, restore] = useReducer((count: number) => count + 1, 0)

  const inOrder = (ids: readonly string[]) => items.map(({ id }) => id).filter((id) => ids.includes(id))
  const sections = () => [...(root.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])]
  // The browser opens and closes sections: before hydration, for find-in-page, or because another one has the same name.
  const adopt = () => {
    const elements = sections()
    const shown = items.flatMap(({ id }, index) => (elements[index]?.open ? [id] : []))
    if (isSameList(shown, inOrder(open))) return
    setOpen(shown)
    restore()
  }
  const adoptBeforeHydration = useEffectEvent(adopt)
  useLayoutEffect(() => adoptBeforeHydration(), [])
  useLayoutEffect(() => {
    // The caller may not have accepted the change.
    for (const [index, section] of sections().entries()) section.open = open.includes(items[index]?.id ?? '')
  })

  return (
    <div ref={useMergedRefs(root, ref)} {...rest}>
      {items.map((item) => (
        <AccordionSection
          key={item.id}
          item={item}
          level={level}
          name={name}
          open={open.includes(item.id)}
          onToggle={adopt}
          onTitleClick={(event) => {
            event.preventDefault()
            const isOpen = open.includes(item.id)
            const others = name && !isOpen ? [] : open.filter((id) => id !== item.id)
            const next = isOpen ? others : [...others, item.id]
            setOpen(inOrder(next))
          }}
        />
      ))}
    </div>
  )
}
