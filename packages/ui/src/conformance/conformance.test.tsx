import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rows } from './conformance.ts'
import { acted, canvas } from './stage.ts'
import { folders, told, type AnyComponent, type Props, type Told } from './stories.ts'

const sources = import.meta.glob<string>('../*/*.tsx', { eager: true, query: '?raw', import: 'default' })

async function show(component: AnyComponent, props: Props): Promise<HTMLElement> {
  const element = canvas(onTestFinished)
  const root = createRoot(element)
  onTestFinished(() => acted(() => root.unmount()))
  await acted(() => root.render(createElement(component, props)))
  return element
}

/** What each component is rendered with: a story's arguments, of one that says nothing else the first's. */
function shownOf({ folder, component, stories }: Told) {
  const names = rows[folder]?.stories ?? stories.slice(0, 1).map(([name]) => name)
  return names.flatMap((name) => {
    const args = stories.find(([key]) => key === name)?.[1].args ?? {}
    return component ? [{ folder, component, name, args }] : []
  })
}

const own = { id: 'given-id', className: 'given-class', style: { order: 7 }, 'data-given': 'yes' }

test('every component has stories that name it', () => {
  const named = new Set(told.filter(({ component }) => component).map(({ folder }) => folder))
  expect(folders.filter((folder) => !named.has(folder))).toEqual([])
})

test('every row is of a component that exists', () => {
  expect(Object.keys(rows).filter((folder) => !folders.includes(folder))).toEqual([])
})

const shown = told.flatMap(shownOf)

/** What opens over the page, by itself or by its trigger. */
const overlays = new Set('dialog drawer language-select menu popover story-viewer user-menu'.split(' '))

describe.each(shown)('$folder, $name', ({ folder, component, args }) => {
  const row = rows[folder]

  const restOf = (element: HTMLElement) =>
    row?.rest ? element.querySelector(row.rest) : element.firstElementChild
  const classedOf = (element: HTMLElement) =>
    row?.classWith === 'rest' ? restOf(element) : element.firstElementChild

  test.skipIf(row?.isClosed)('id, style and data-* reach the element', async () => {
    const element = await show(component, { ...args, ...own })
    expect(restOf(element)?.getAttribute('data-given')).toBe('yes')
    expect(restOf(element)?.id).toBe('given-id')
    const styled = row?.style ? element.querySelector(row.style) : restOf(element)
    expect(styled?.getAttribute('style')).toContain('order: 7')
  })

  test.skipIf(row?.isClosed)('className is appended to its own', async () => {
    const { className: _, ...others } = args
    const plain = classedOf(await show(component, others))
    const given = classedOf(await show(component, { ...others, className: 'given-class' }))
    const classes = (element: Element | null | undefined) => [...(element?.classList ?? [])].toSorted()
    expect(classes(given)).toEqual([...classes(plain), 'given-class'].toSorted())
  })

  test.skipIf(row?.isClosed)('ref reaches the element', async () => {
    const given: unknown[] = []
    const element = await show(component, { ...args, ref: (node: unknown) => void given.push(node) })
    expect(restOf(element)).not.toBeNull()
    expect(given.at(-1)).toBe(restOf(element))
  })

  test.runIf(overlays.has(folder))('opens with a caller’s ref and id', async () => {
    const element = await show(component, { ...args, ...own, ref: () => {} })
    await acted(() => element.querySelector<HTMLElement>('[popovertarget]')?.click())
    expect(restOf(element)?.matches(':modal, :popover-open')).toBe(true)
  })

  const declaresAsChild = /^ +asChild\?: boolean/m.test(sources[`../${folder}/${folder}.tsx`] ?? '')
  test.runIf(declaresAsChild)('asChild renders the given element in its place', async () => {
    const child = <a href="#given">Waves that last</a>
    const element = await show(component, { ...args, ...own, asChild: true, children: child })
    const link = element.firstElementChild
    expect(link?.tagName).toBe('A')
    expect(link).toHaveAttribute('href', '#given')
    expect(link).toHaveAttribute('id', 'given-id')
    expect([...(link?.classList ?? [])]).toContain('given-class')
    expect(link).toHaveTextContent('Waves that last')
  })
})
