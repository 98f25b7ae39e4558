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
  const named = told.filter(({ component }) => component).map(({ folder }) => folder)
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([])
})

test('every row is of a component that exists', () => {
  expect(Object.keys(rows).filter((folder) => !folders.includes(folder))).toEqual([])
})

for (const one of told) {
  const { folder, component } = one
  if (!component) continue
  const row = rows[folder]

  describe(folder, () => {
    test.skipIf(row?.isClosed)('id, style and data-* reach the element, className is appended', async () => {
      const element = await show(component, { ...argsOf(one), ...own })
      const rest = row?.rest ? element.querySelector(row.rest) : element.firstElementChild
      expect(rest?.getAttribute('data-given'), 'data-* on the element').toBe('yes')
      expect(rest).toHaveAttribute('id', 'given-id')
      expect(rest).toHaveStyle({ order: '7' })
      const classed = row?.className ? element.querySelector(row.className) : rest
      expect([...(classed?.classList ?? [])]).toContain('given-class')
      const plain = await show(component, argsOf(one))
      const before = row?.className
        ? plain.querySelector(row.className)
        : row?.rest
          ? plain.querySelector(row.rest)
          : plain.firstElementChild
      expect([...(classed?.classList ?? [])], 'its own classes stay').toEqual(
        expect.arrayContaining([...(before?.classList ?? [])]),
      )
    })

    test.skipIf(row?.isClosed)('ref reaches the element', async () => {
      const given: unknown[] = []
      const element = await show(component, { ...argsOf(one), ref: (node: unknown) => void given.push(node) })
      expect(given[0]).toBe(row?.rest ? element.querySelector(row.rest) : element.firstElementChild)
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
}
