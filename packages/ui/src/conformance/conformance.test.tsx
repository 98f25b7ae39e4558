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

function argsOf({ folder, stories }: Told): Props {
  const name = rows[folder]?.story
  const [, story] = stories.find(([key]) => key === name) ?? stories[0] ?? []
  return story?.args ?? {}
}

const own = { id: 'given-id', className: 'given-class', style: { order: 7 }, 'data-given': 'yes' }

test('every component has stories that name it', () => {
  const named = new Set(told.filter(({ component }) => component).map(({ folder }) => folder))
  expect(folders.filter((folder) => !named.has(folder))).toEqual([])
})

test('every row is of a component that exists', () => {
  expect(Object.keys(rows).filter((folder) => !folders.includes(folder))).toEqual([])
})

const shown = told.flatMap((one) => (one.component ? [{ ...one, component: one.component }] : []))

describe.each(shown)('$folder', (one) => {
  const { folder, component } = one
  const row = rows[folder]

  const restOf = (element: HTMLElement) =>
    row?.rest ? element.querySelector(row.rest) : element.firstElementChild
  const classedOf = (element: HTMLElement) =>
    row?.classWith === 'rest' ? restOf(element) : element.firstElementChild

  test.skipIf(row?.isClosed)('id, style and data-* reach the element', async () => {
    const element = await show(component, { ...argsOf(one), ...own })
    expect(restOf(element)?.getAttribute('data-given')).toBe('yes')
    expect(restOf(element)?.id).toBe('given-id')
    const styled = row?.style ? element.querySelector(row.style) : restOf(element)
    expect(styled?.getAttribute('style')).toContain('order: 7')
  })

  test.skipIf(row?.isClosed)('className is appended to its own', async () => {
    const { className: _, ...args } = argsOf(one)
    const plain = classedOf(await show(component, args))
    const given = classedOf(await show(component, { ...args, className: 'given-class' }))
    const classes = (element: Element | null | undefined) => [...(element?.classList ?? [])].toSorted()
    expect(classes(given)).toEqual([...classes(plain), 'given-class'].toSorted())
  })

  test.skipIf(row?.isClosed)('ref reaches the element', async () => {
    const given: unknown[] = []
    const element = await show(component, { ...argsOf(one), ref: (node: unknown) => void given.push(node) })
    expect(restOf(element)).not.toBeNull()
    expect(given.at(-1)).toBe(restOf(element))
  })

  const declaresAsChild = /^ +asChild\?: boolean/m.test(sources[`../${folder}/${folder}.tsx`] ?? '')
  test.runIf(declaresAsChild)('asChild renders the given element in its place', async () => {
    const child = <a href="#given">Waves that last</a>
    const element = await show(component, { ...argsOf(one), ...own, asChild: true, children: child })
    const link = element.firstElementChild
    expect(link?.tagName).toBe('A')
    expect(link).toHaveAttribute('href', '#given')
    expect(link).toHaveAttribute('id', 'given-id')
    expect([...(link?.classList ?? [])]).toContain('given-class')
    expect(link).toHaveTextContent('Waves that last')
  })
})
