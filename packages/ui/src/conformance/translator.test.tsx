import { createElement, isValidElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acted, canvas } from './stage.ts'
import { told, type AnyComponent, type Props, type Told } from './stories.ts'
import { translate } from './translator.ts'

/** What a property may become while the page stands: gone, the contrary, a list that is shorter. */
function others(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return [value.slice(1), []]
  return isValidElement(value) || typeof value === 'string' || typeof value === 'number' ? [undefined] : []
}

/** Every property that any story sets, beside the first story that does. */
function settings({ stories }: Told): [prop: string, args: Props][] {
  const found = new Map<string, Props>()
  for (const [, { args }] of stories)
    for (const [prop, value] of Object.entries(args))
      if (value !== undefined && !found.has(prop)) found.set(prop, args)
  return [...found]
}

/** Shows one after the other in the same place, translated each time. True where React lost a text. */
async function losesText(component: AnyComponent, steps: Props[]): Promise<boolean> {
  const element = canvas(onTestFinished)
  const root = createRoot(element)
  try {
    for (const props of steps) {
      await acted(() => root.render(createElement(component, props)))
      translate(element)
    }
    await acted(() => root.unmount())
    return false
  } catch (error) {
    // What a component says to a property missing that it must have is no matter of translation.
    return error instanceof DOMException
  }
}

test.each(told.map((one) => [one.folder, one] as const))(
  '%s: lives on in a translated page',
  async (_, one) => {
    const { component } = one
    if (!component) return
    // A field that is given its value no longer says so, which is no matter of translation either.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const lost: string[] = []
    for (const [prop, args] of settings(one))
      for (const other of others(args[prop]))
        if (await losesText(component, [args, { ...args, [prop]: other }, args]))
          lost.push(`${prop} becoming ${JSON.stringify(other)} and back`)
    expect(lost).toEqual([])
  },
)
