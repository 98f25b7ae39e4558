import jscodeshift, { type JSCodeshift } from 'jscodeshift'
import { expect, test, vi } from 'vitest'
import { createTransform } from './create-transform.ts'
import transform, { parser } from './0.2.0.ts'
import { renames } from './0.2.0.renames.ts'

const j: JSCodeshift = jscodeshift.withParser(parser)

function run(source: string, apply = transform, path = 'app.tsx') {
  const report = vi.fn<(message: string) => void>()
  const api = { j, jscodeshift: j, stats: vi.fn(), report }
  const output = apply({ path, source }, api)
  return { output: output ?? source, reports: report.mock.calls.map(([message]) => message) }
}

const withDialog = (jsx: string) => `import { Dialog } from '@chignon/ui/dialog'\nconst page = ${jsx}\n`

test.each([
  ['<Dialog isOpen title="Ready?" />', '<Dialog open title="Ready?" />'],
  ['<Dialog isOpen={isAsking} />', '<Dialog open={isAsking} />'],
  ['<Dialog onClose={() => setIsOpen(false)} />', '<Dialog onOpenChange={setIsOpen} />'],
  ['<Dialog onClose={() => { setIsOpen(false) }} />', '<Dialog onOpenChange={setIsOpen} />'],
  ['<Dialog onClose={leave} />', '<Dialog onOpenChange={open => { if (!open) leave(); }} />'],
  ['<Dialog onClose={props.leave} />', '<Dialog onOpenChange={open => { if (!open) props.leave(); }} />'],
  [
    '<Dialog onClose={() => void leave()} />',
    '<Dialog onOpenChange={open => { if (!open) void leave(); }} />',
  ],
  [
    '<Dialog onClose={() => close(open)} />',
    '<Dialog onOpenChange={nextOpen => { if (!nextOpen) close(open); }} />',
  ],
  [
    '<Dialog onClose={() => { stop(); leave() }} />',
    '<Dialog onOpenChange={open => { if (!open) { stop(); leave() } }} />',
  ],
])('%s', (before, after) => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[;()]/g, '')
  const { output, reports } = run(withDialog(before))
  expect(plain(output)).toBe(plain(withDialog(after)))
  expect(reports).toEqual([])
})

test('leaves the rest of the file as it is, also components of the same name from elsewhere', () => {
  const source = `import { Dialog } from './dialog'\nimport { Card } from '@chignon/ui/card'\n
const a = <Dialog isOpen   onClose={leave} />;
`
  expect(run(source).output).toBe(source)
})

test('follows aliased and namespace imports', () => {
  const source = `import { Dialog as Modal } from '@chignon/ui/dialog'
import * as overlays from '@chignon/ui/dialog'
const a = [<Modal isOpen />, <overlays.Dialog isOpen />]
`
  expect(run(source).output).toBe(source.replaceAll('isOpen', 'open'))
})

test.each([
  [
    '<Dialog {...props} />',
    'line 2: Dialog: isOpen is now open; onClose is now onOpenChange; closeLabel is now labels.close (props are spread here)',
  ],
  [
    'lazyDialog(Dialog)',
    'line 2: Dialog: isOpen is now open; onClose is now onOpenChange; closeLabel is now labels.close (Dialog is not used as an element here)',
  ],
])('reports %s', (jsx, message) => {
  const source = withDialog(jsx)
  const { output, reports } = run(source)
  expect(output).toBe(source)
  expect(reports).toEqual([message])
})

const values = createTransform([
  { component: 'Item', prop: 'tone', values: { danger: 'error' } },
  { component: 'toast', prop: 'tone', values: { default: 'neutral' } },
  { component: 'Bar', prop: 'isActive', inside: 'links', to: 'isCurrent' },
  { component: 'Item', prop: 'isOn', beside: 'asChild', to: 'isCurrent' },
  { component: 'Bar', prop: 'openLabel', to: 'labels.open' },
  { component: 'Bar', prop: 'closeLabel', to: 'labels.close' },
  { component: 'Tabs', prop: 'first', byHand: 'pass the id as defaultValue' },
])
const withItem = (code: string) => `import { Item, toast, Bar, Tabs } from '@chignon/ui/item'\n${code}\n`

test.each([
  ['<Item tone="danger" />', `<Item tone="error" />`],
  [`<Item tone={'danger'} />`, `<Item tone={'error'} />`],
  [`<Item tone={isLast ? 'danger' : 'neutral'} />`, `<Item tone={isLast ? 'error' : 'neutral'} />`],
  ['<Item tone="neutral" />', '<Item tone="neutral" />'],
  ['<Item isOn />', '<Item isOn />'],
  [
    '<Bar links={all.map(id => ({ id, isActive: id === at }))} />',
    '<Bar links={all.map(id => ({ id, isCurrent: id === at }))} />',
  ],
  ['<Item asChild isOn />', '<Item asChild isCurrent />'],
  [
    '<Bar openLabel="Open" id="bar" closeLabel={close} />',
    '<Bar\n  labels={{\n    open: \'Open\',\n    close: close\n  }}\n  id="bar" />',
  ],
  [
    "<Bar labels={{ all: 'All' }} closeLabel={close} />",
    "<Bar\n  labels={{\n    all: 'All',\n    close: close\n  }} />",
  ],
  [`toast({ title: 'Saved', tone: 'default' })`, `toast({ title: 'Saved', tone: 'neutral' })`],
  [
    '<Bar links={[{ isActive: true }, { isActive }]} />',
    '<Bar links={[{ isCurrent: true }, { isCurrent: isActive }]} />',
  ],
])('renames values and keys: %s', (before, after) => {
  const { output, reports } = run(withItem(before), values)
  expect(output).toBe(withItem(after))
  expect(reports).toEqual([])
})

test.each([
  ['<Item tone={tone} />', `line 2: Item: tone is computed: 'danger' is now 'error'`],
  ['toast(message)', `line 2: toast: tone 'default' is now 'neutral'`],
  ['<Bar links={links} />', 'line 2: Bar: isActive of links is now isCurrent'],
  ['<Bar labels={labels} openLabel="Open" />', 'line 2: Bar: openLabel is now labels.open'],
  ['<Tabs first />', 'line 2: Tabs: first: pass the id as defaultValue'],
])('reports what it cannot write: %s', (code, message) => {
  const { output, reports } = run(withItem(code), values)
  expect(output).toBe(withItem(code))
  expect(reports).toEqual([message])
})

test('has one row for each prop of a component', () => {
  const keys = renames.map(
    ({ component, prop, inside = '', beside = '' }) => `${component} ${inside} ${prop} ${beside}`,
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(['brand.css', 'brand.module.scss'])('renames custom properties in %s', (path) => {
  const before = `.card { color: var(--chignon-umber-dark); background: var(--color-surface, #fff); --color-accent: var(--chignon-brass) }
.other { margin: var(--chignon-paper-deep); padding: var(--my-color-surface) }
`
  const after = `.card { color: var(--chignon-neutral-800); background: var(--chignon-color-surface, #fff); --chignon-color-accent: var(--chignon-accent-300) }
.other { margin: var(--chignon-neutral-100); padding: var(--my-color-surface) }
`
  expect(run(before, transform, path)).toEqual({ output: after, reports: [] })
})

test('renames them in code', () => {
  const before = `const style = { '--chignon-sage-dark': 'green', color: 'var(--chignon-ink)', top: 'var(--color-text)' }\n`
  const { output, reports } = run(before)
  expect(output).toBe(
    `const style = { '--chignon-success-600': 'green', color: 'var(--chignon-neutral-950)', top: 'var(--color-text)' }\n`,
  )
  expect(reports).toEqual([])
})

test('reports tokens without a prefix beside Tailwind, whose names are the same', () => {
  const source = `@import 'tailwindcss';\n.a { color: var(--color-accent) }\n`
  expect(run(source, transform, 'app.css')).toEqual({
    output: source,
    reports: ['line 2: --color-accent of @chignon/ui is now --chignon-color-accent'],
  })
})

test.each([
  ['app.css', `@import '@chignon/ui/styles.css';\n`, 1],
  ['main.tsx', `import './own.css'\nimport '@chignon/ui/styles.css'\n`, 2],
])('tells in %s to add the reset', (path, source, line) => {
  expect(run(source, transform, path).reports).toEqual([
    `line ${line}: styles.css no longer contains a reset: import @chignon/ui/reset.css before it if the page consists of our components`,
  ])
  const reset = source.replace('styles', 'reset') + source
  expect(run(reset, transform, path).reports).toEqual([])
})
