import { createElement, isValidElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runInAct, canvas } from './run-in-act.ts'
import { components, type AnyComponent, type Props, type ComponentStories } from './stories.ts'
import { translate } from './translator.ts'

/** Other values a prop may change to: undefined, the negation, a shorter list. */
function others(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return [value.slice(1), []]
  return isValidElement(value) || typeof value === 'string' || typeof value === 'number' ? [undefined] : []
}

/** Every prop that a story sets, with the args of the first story that sets it. */
function settings({ stories }: ComponentStories): [prop: string, args: Props][] {
  const found = new Map<string, Props>()
  for (const [, { args }] of stories)
    for (const [prop, value] of Object.entries(args))
      if (value !== undefined && !found.has(prop)) found.set(prop, args)
  return [...found]
}

/** Renders the steps one after another and translates after each. True if React lost a text node. */
async function losesText(component: AnyComponent, steps: Props[]): Promise<boolean> {
  const element = canvas(onTestFinished)
  const root = createRoot(element)
  try {
    for (const props of steps) {
      await runInAct(() => root.render(createElement(component, props)))
      translate(element)
    }
    await runInAct(() => root.unmount())
    return false
  } catch (error) {
    // Errors for missing required props are not caused by translation.
    return error instanceof DOMException
  }
}

test.each(components.map((one) => [one.folder, one] as const))(
  '%s: updates without errors in a translated page',
  async (_, one) => {
    const { component } = one
    if (!component) return
    // Neither are React's warnings about fields that switch between controlled and uncontrolled.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const lost: string[] = []
    for (const [prop, args] of settings(one))
      for (const other of others(args[prop]))
        if (await losesText(component, [args, { ...args, [prop]: other }, args]))
          lost.push(`${prop} becoming ${JSON.stringify(other)} and back`)
    expect(lost).toEqual([])
  },
)
