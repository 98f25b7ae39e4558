'use client'
import { useEffect, useRef, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import * as Radix from '@radix-ui/react-toolbar'
import { onlyElement } from '../as-child/only-element.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { isSameList } from '../form-state/is-same-list.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMergedRefs } from '../refs/use-merged-refs.ts'

/** Radix sets these on the server: the direction of a page that it does not know, and a style that a strict policy blocks. */
const unset = { dir: undefined, style: { outline: undefined } }

export type ToolbarProps = Omit<ComponentProps<'div'>, 'dir'> & {
  /** What the tools are for: “Text”. */
  label: string
  /** `ToolbarItem`s, groups and `ToolbarSeparator`s. */
  children: ReactNode
}

/** Tools in a row that are one stop of the Tab key: the arrows move between them. */
export function Toolbar({ label, className, children, ref, ...rest }: ToolbarProps) {
  const own = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(own, ref)
  // The arrows follow the direction of the page.
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  useEffect(() => {
    if (own.current && getComputedStyle(own.current).direction === 'rtl') setDir('rtl')
  }, [])
  return (
    <Radix.Root asChild dir={dir} aria-label={label}>
      <div
        {...unset}
        ref={mergedRef}
        className={cx(className, 'flex flex-wrap items-center gap-1 outline-none')}
        {...rest}
      >
        {children}
      </div>
    </Radix.Root>
  )
}

export type ToolbarItemProps = {
  /** One `Button`, `IconButton` or link. */
  children: ReactElement
}

/** A button or a link of a `Toolbar`. */
export function ToolbarItem({ children }: ToolbarItemProps) {
  return <Radix.Button asChild>{onlyElement(children, 'ToolbarItem')}</Radix.Button>
}

/** A tool that is on or off. */
export type ToolbarOption = {
  value: string
  /** The name of the tool. */
  label: string
  icon: ReactNode
  isDisabled?: boolean | undefined
}

export type ToolbarToggleGroupProps = {
  /** What the tools have in common: “Format”. */
  label: string
  /** The tools, in their order. */
  options: readonly ToolbarOption[]
  /** The tools that are on, if the caller controls them. */
  value?: readonly string[] | undefined
  /** The tools that are on at first, if the component keeps them. Default none. */
  defaultValue?: readonly string[] | undefined
  /** Receives the tools that are on. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
}

const none: readonly string[] = []

/** Tools of a `Toolbar` that are on or off, independent of each other: bold, italic. */
export function ToolbarToggleGroup({
  label,
  options,
  value,
  defaultValue = none,
  onValueChange,
}: ToolbarToggleGroupProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('ToolbarToggleGroup', 'value', value, onValueChange)
  const [pressed, setPressed] = useFieldValue({ value, defaultValue, onValueChange, isSame: isSameList })
  return (
    <Radix.ToggleGroup
      asChild
      type="multiple"
      aria-label={label}
      value={[...pressed]}
      onValueChange={(next: string[]) => setPressed(next)}
    >
      <div {...unset} className="flex gap-1">
        {options.map((option) => (
          <ToolbarTool key={option.value} {...option} />
        ))}
      </div>
    </Radix.ToggleGroup>
  )
}

export type ToolbarRadioGroupProps = {
  /** What is chosen: “Alignment”. */
  label: string
  /** The tools, in their order. */
  options: readonly ToolbarOption[]
  /** The tool that is on, if the caller controls it. */
  value?: string | undefined
  /** The tool that is on at first, if the component keeps it. Default none. */
  defaultValue?: string | undefined
  /** Receives the tool that is on. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Tools of a `Toolbar` of which one is on: alignment. */
export function ToolbarRadioGroup({
  label,
  options,
  value,
  defaultValue = '',
  onValueChange,
}: ToolbarRadioGroupProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('ToolbarRadioGroup', 'value', value, onValueChange)
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onValueChange })
  return (
    <Radix.ToggleGroup
      asChild
      type="single"
      aria-label={label}
      value={chosen}
      onValueChange={(next: string) => {
        // A second press on the chosen one.
        if (next !== '') setChosen(next)
      }}
    >
      <div {...unset} role="radiogroup" className="flex gap-1">
        {options.map((option) => (
          <ToolbarTool key={option.value} {...option} />
        ))}
      </div>
    </Radix.ToggleGroup>
  )
}

function ToolbarTool({ value, label, icon, isDisabled }: ToolbarOption) {
  return (
    <Radix.ToggleItem asChild value={value} disabled={isDisabled}>
      <IconButton
        label={label}
        className="rounded-media data-[state=on]:bg-accent-soft data-[state=on]:text-accent forced-colors:data-[state=on]:border-[Highlight]"
      >
        {icon}
      </IconButton>
    </Radix.ToggleItem>
  )
}

/** A line between groups of a `Toolbar`. */
export function ToolbarSeparator() {
  return <Radix.Separator className="mx-1 h-6 w-px bg-line-strong forced-colors:bg-[CanvasText]" />
}
