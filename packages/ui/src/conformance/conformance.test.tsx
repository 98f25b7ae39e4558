import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rows } from './conformance.ts'
import { runInAct, canvas } from './run-in-act.ts'
import { folders, components, type AnyComponent, type Props, type ComponentStories } from './stories.ts'

const sources = import.meta.glob<string>('../*/*.tsx', { eager: true, query: '?raw', import: 'default' })

let unmountShown = async () => {}

/** Renders a component in place of the one shown before: a page has some of them only once. */
async function show(component: AnyComponent, props: Props): Promise<HTMLElement> {
  await unmountShown()
  const element = canvas(onTestFinished)
  const root = createRoot(element)
  unmountShown = () => runInAct(() => root.unmount())
  onTestFinished(unmountShown)
  await runInAct(() => root.render(createElement(component, props)))
  return element
}

/** The args a component is rendered with: from the stories named in its row, by default from the first story. */
function shownOf({ folder, component, stories }: ComponentStories) {
  const names = rows[folder]?.stories ?? stories.slice(0, 1).map(([name]) => name)
  return names.flatMap((name) => {
    const args = stories.find(([key]) => key === name)?.[1].args ?? {}
    return component ? [{ folder, component, name, args }] : []
  })
}

const own = { id: 'given-id', className: 'given-class', style: { order: 7 }, 'data-given': 'yes' }

test('every component has stories that declare it', () => {
  const named = new Set(components.filter(({ component }) => component).map(({ folder }) => folder))
  expect(folders.filter((folder) => !named.has(folder))).toEqual([])
})

test('every row belongs to an existing component', () => {
  expect(Object.keys(rows).filter((folder) => !folders.includes(folder))).toEqual([])
})

const shown = components.flatMap(shownOf)

/** Components that open over the page, by a prop or by their trigger. */
const overlays = new Set('dialog drawer language-select menu popover story-viewer user-menu'.split(' '))

describe.each(shown)('$folder, $name', ({ folder, component, args }) => {
  const row = rows[folder]

  const restOf = (element: HTMLElement) =>
    row?.rest ? element.querySelector(row.rest) : element.firstElementChild
  const classedOf = (element: HTMLElement) =>
    row?.classWith === 'rest' ? restOf(element) : element.firstElementChild

  test.skipIf(row?.isClosed)('passes id, style and data-* to the element', async () => {
    const element = await show(component, { ...args, ...own })
    expect(restOf(element)?.getAttribute('data-given')).toBe('yes')
    expect(restOf(element)?.id).toBe('given-id')
    const styled = row?.style ? element.querySelector(row.style) : restOf(element)
    expect(styled?.getAttribute('style')).toContain('order: 7')
  })

  // The published style sheet recognizes an element with a class of the caller by its first class.
  test.skipIf(row?.isClosed)('puts className before its own classes', async () => {
    const { className: _, ...others } = args
    const plain = classedOf(await show(component, others))
    const given = classedOf(await show(component, { ...others, className: 'given-class' }))
    expect([...(given?.classList ?? [])]).toEqual(['given-class', ...(plain?.classList ?? [])])
  })

  test.skipIf(row?.isClosed)('passes ref to the element', async () => {
    const given: unknown[] = []
    const element = await show(component, { ...args, ref: (node: unknown) => void given.push(node) })
    expect(restOf(element)).not.toBeNull()
    expect(given.at(-1)).toBe(restOf(element))
  })

  test.runIf(overlays.has(folder))('opens with a ref and an id of the caller', async () => {
    const element = await show(component, { ...args, ...own, ref: () => {} })
    await runInAct(() => element.querySelector<HTMLElement>('[popovertarget]')?.click())
    expect(restOf(element)?.matches(':modal, :popover-open')).toBe(true)
  })

  const declaresAsChild = /^ +asChild\?: boolean/m.test(sources[`../${folder}/${folder}.tsx`] ?? '')
  test.runIf(declaresAsChild)('renders the given element with asChild', async () => {
    const child = <a href="#given">Waves that last</a>
    const element = await show(component, { ...args, ...own, asChild: true, children: child })
    const link = element.firstElementChild
    expect(link?.tagName).toBe('A')
    expect(link).toHaveAttribute('href', '#given')
    expect(link).toHaveAttribute('id', 'given-id')
    expect(link?.classList[0]).toBe('given-class')
    expect(link).toHaveTextContent('Waves that last')
  })
})
