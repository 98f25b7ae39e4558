import { createElement, isValidElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runInAct, canvas } from './run-in-act.ts'
import { components, type AnyComponent, type Props, type ComponentStories } from './stories.ts'
import { booleanProps, requiredContents, withTextComponents } from './text-components.tsx'
import { translate } from './translator.ts'

/** Other values a prop may change to: undefined, the negation, a shorter list. */
function others(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return [value.slice(1), []]
  return isValidElement(value) || typeof value === 'string' || typeof value === 'number' ? [undefined] : []
}

/** Every prop that a story sets, with the args of the first story that sets it, and every boolean prop of the component. */
function settings({ folder, stories }: ComponentStories): [prop: string, args: Props][] {
  const found = new Map<string, Props>()
  for (const [, { args }] of stories)
    for (const [prop, value] of Object.entries(args))
      if (value !== undefined && !found.has(prop)) found.set(prop, args)
  const first = stories[0]?.[1].args ?? {}
  for (const prop of booleanProps(folder)) if (!found.has(prop)) found.set(prop, { ...first, [prop]: false })
  // The caller's own element takes its place: not a state.
  found.delete('asChild')
  return [...found]
}

/** Renders the steps one after another and translates after each. Returns the error of the first step that fails. */
async function renderTranslated(component: AnyComponent, steps: Props[]): Promise<unknown> {
  const element = canvas(onTestFinished)
  const root = createRoot(element)
  try {
    for (const props of steps) {
      await runInAct(() => root.render(createElement(component, props)))
      translate(element)
    }
    await runInAct(() => root.unmount())
    return undefined
  } catch (error) {
    return error
  }
}

test.each(components.map((component) => [component.folder, component] as const))(
  '%s: updates without errors in a translated page',
  async (folder, entry) => {
    const { component } = entry
    if (!component) return
    // React's warnings about fields that switch between controlled and uncontrolled are not caused by translation.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const lost: string[] = []
    for (const [prop, args] of settings(entry)) {
      // Some components take a text only as a string.
      const components = withTextComponents(folder, args)
      const isAccepted = !(await renderTranslated(component, [components]))
      const shown = isAccepted ? components : args
      for (const other of others(args[prop])) {
        if (other === undefined && requiredContents(folder).has(prop)) continue
        const changed = isAccepted ? withTextComponents(folder, { [prop]: other }) : { [prop]: other }
        const error = await renderTranslated(component, [shown, { ...shown, ...changed }, shown])
        // Other errors are those for missing required props.
        if (error instanceof DOMException) lost.push(`${prop} becoming ${JSON.stringify(other)} and back`)
      }
    }
    expect(lost).toEqual([])
  },
)
