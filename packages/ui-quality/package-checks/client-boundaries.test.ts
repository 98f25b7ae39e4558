import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames, moduleOf } from './built-package.ts'

const isServerModule = (file: string) => file.startsWith(`react-server${path.sep}`)
const hasDirective = (code: string) => /^['"]use client['"]/m.test(code)

const modules = new Map<string, string>()
for await (const file of glob('**/*.js', { cwd: dist }))
  modules.set(file, await readFile(path.join(dist, file), 'utf8'))

test('bundlers for browsers find no directive', () => {
  const found = [...modules].filter(([file, code]) => !isServerModule(file) && hasDirective(code))
  expect(found.map(([file]) => file)).toEqual([])
  expect([...modules].filter(([, code]) => hasDirective(code)).length).toBeGreaterThan(50)
})

test('every component has an entry for server components that exports the same', async () => {
  const components = (await entryNames()).filter((name) => !name.includes('/'))
  const exportsOf = (code = '') =>
    [...code.matchAll(/export \{ ([^}]*) \}/g)].flatMap(([, names = '']) => names.split(', ')).toSorted()
  for (const name of components) {
    const file = `${moduleOf(name)}.js`
    expect(exportsOf(modules.get(path.join('react-server', file))), name).toEqual(
      exportsOf(modules.get(file)),
    )
  }
})

test.each([
  ['server components', ['react-server'], true],
  ['the browser', ['browser'], false],
])(
  'for %s, a component on the server reaches one of the browser across a boundary: %s',
  async (_, conditionNames, isCrossed) => {
    const build = await rolldown({
      input: '@chignon/ui/pagination',
      cwd: import.meta.dirname,
      external: /^react/,
      resolve: { conditionNames: [...conditionNames, 'import', 'default'] },
      logLevel: 'silent',
    })
    const { output } = await build.generate()
    const bundled = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    expect(bundled).toContain(path.join(dist, 'messages/local-number.js'))
    expect(bundled.some((id) => isServerModule(path.relative(dist, id)))).toBe(isCrossed)
  },
)
