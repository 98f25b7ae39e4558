import path from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames, moduleOf } from './built-package.ts'

const all = (await entryNames()).filter((entry) => !entry.startsWith('testing/'))

const inDist = (name: string): string => path.join(dist, name)
const everything = all.map((entry, at) => `export * as e${at} from './${moduleOf(entry)}.js'`).join('\n')

/** The modules of the package that remain in the bundle of an app with this code. */
async function remainingModules(code: string): Promise<string[]> {
  const virtual = new Map([
    [inDist('__app.js'), code],
    [inDist('__all.js'), everything],
  ])
  const build = await rolldown({
    input: inDist('__app.js'),
    external: /^[^./]/,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        resolveId: (source) => (virtual.has(path.resolve(dist, source)) ? path.resolve(dist, source) : null),
        load: (source) => virtual.get(source) ?? null,
      },
    ],
  })
  const { output } = await build.generate()
  await build.close()
  return output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .flatMap(([module, { renderedLength }]) =>
      virtual.has(module) || !renderedLength ? [] : [path.relative(dist, module)],
    )
    .toSorted()
}

test('unused imports leave no module', async () => {
  expect(await remainingModules(all.map((entry) => `import './${moduleOf(entry)}.js'`).join('\n'))).toEqual(
    [],
  )
})

test.each(all)(
  '%s: importing it from all entries bundles the same modules as importing it alone',
  async (entry) => {
    const out = await remainingModules(
      `import { e${all.indexOf(entry)} as own } from './__all.js'\nconsole.warn(own)`,
    )
    const alone = await remainingModules(`import * as own from './${moduleOf(entry)}.js'\nconsole.warn(own)`)
    expect(out).toEqual(alone)
    expect(alone).toContain(`${moduleOf(entry)}.js`)
  },
)
