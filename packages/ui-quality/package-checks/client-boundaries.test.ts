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

async function bundle(entry: string, condition: string) {
  const build = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    external: /^(react|hls\.js|@internationalized)/,
    resolve: { conditionNames: [condition, 'import', 'default'] },
    logLevel: 'silent',
  })
  return build.generate()
}

test('bundlers for browsers find no directive', () => {
  const found = [...modules].filter(([file, code]) => !isServerModule(file) && hasDirective(code))
  expect(found.map(([file]) => file)).toEqual([])
  expect([...modules].filter(([, code]) => hasDirective(code)).length).toBeGreaterThan(50)
})

test('every entry of the browser leads server components across a boundary that exports the same', async () => {
  const exportsOf = (code = '') =>
    [...code.matchAll(/export \{ ([^}]*) \}/g)]
      .flatMap(([, names = '']) => names.replaceAll(/\w+ as /g, '').split(', '))
      .toSorted()
  for (const name of await entryNames()) {
    const file = `${moduleOf(name)}.js`
    const boundary = modules.get(path.join('react-server', file))
    expect(exportsOf(boundary), name).toEqual(exportsOf(modules.get(file)))
    if (!hasDirective(boundary ?? '')) continue
    const { output } = await bundle(`@chignon/ui/${name}`, 'react-server')
    expect(output[0].moduleIds, name).toContain(path.join(dist, 'react-server', file))
  }
})

test.each([
  ['server components', 'react-server', true],
  ['the browser', 'browser', false],
])(
  'for %s, a component on the server reaches one of the browser across a boundary: %s',
  async (_, condition, isCrossed) => {
    const { output } = await bundle('@chignon/ui/pagination', condition)
    const bundled = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    expect(bundled).toContain(path.join(dist, 'messages/local-number.js'))
    expect(bundled.some((id) => isServerModule(path.relative(dist, id)))).toBe(isCrossed)
  },
)
