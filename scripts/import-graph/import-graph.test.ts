import { expect, it } from 'vitest'
import { importsIn } from './imports-in.ts'
import { dependentsOf, readImportGraph } from './read-import-graph.ts'

it('finds static, dynamic, re-exported and URL imports of TypeScript', () => {
  const text = `
    import './a.ts'
    import type { B } from './b.ts'
    export { c } from './c.ts'
    const d = await import('./d.ts')
    await import(variable)
    const pages = import.meta.glob<Page>(['./pages/*.ts', '!**/*.test.ts'], { eager: true })
    const worker = new URL('./e.ts', import.meta.url)
    // import './comment.ts'`
  expect(importsIn('file.ts', text)).toEqual([
    './a.ts',
    './b.ts',
    './c.ts',
    './d.ts',
    './pages/*.ts',
    './e.ts',
  ])
})

it('finds imports of MDX and CSS', () => {
  expect(importsIn('page.mdx', "import { A } from './a.tsx'\n\nText")).toEqual(['./a.tsx'])
  expect(importsIn('style.css', '@import "./tokens.css" layer(base);')).toEqual(['./tokens.css'])
})

it('returns direct and indirect dependents', () => {
  const graph = new Map([
    ['page', new Set(['card'])],
    ['card', new Set(['button'])],
    ['other', new Set<string>()],
    // A cycle must not loop forever.
    ['button', new Set(['card'])],
  ])
  expect([...dependentsOf(graph, ['button'])].toSorted()).toEqual(['button', 'card', 'page'])
})

it('resolves relative imports and workspace packages of the repository', async () => {
  const graph = await readImportGraph()
  expect(graph.get('scripts/start.ts')).toContain('scripts/log-ready.ts')
  expect(graph.get('scripts/start.ts')).toContain('apps/web/server/main.ts')
  const button = dependentsOf(graph, ['packages/ui/src/button/button.tsx'])
  expect([...button].some((file) => file.startsWith('apps/web/app/routes/'))).toBe(true)
})
