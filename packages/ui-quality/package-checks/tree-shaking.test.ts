import path from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames, moduleOf } from './built-package.ts'

const all = (await entryNames()).filter((entry) => !entry.startsWith('testing/'))

const here = (name: string): string => path.join(dist, name)
const everything = all.map((entry, at) => `export * as e${at} from './${moduleOf(entry)}.js'`).join('\n')

/** An app of one file: the modules of ours that are left in it. */
async function left(code: string): Promise<string[]> {
  const virtual = new Map([
    [here('__app.js'), code],
    [here('__all.js'), everything],
  ])
  const build = await rolldown({
    input: here('__app.js'),
    external: /^[^./]/,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        resolveId: (asked) => (virtual.has(path.resolve(dist, asked)) ? path.resolve(dist, asked) : null),
        load: (asked) => virtual.get(asked) ?? null,
      },
    ],
  })
  const { output } = await build.generate()
  await build.close()
  return output
    .flatMap((one) => (one.type === 'chunk' ? Object.entries(one.modules) : []))
    .flatMap(([module, { renderedLength }]) =>
      virtual.has(module) || !renderedLength ? [] : [path.relative(dist, module)],
    )
    .toSorted()
}

test('an import of which nothing is used leaves nothing', async () => {
  expect(await left(all.map((entry) => `import './${moduleOf(entry)}.js'`).join('\n'))).toEqual([])
})

test.each(all)(
  '%s: taken out of all of them, it brings no other than when it is taken alone',
  async (entry) => {
    const out = await left(`import { e${all.indexOf(entry)} as own } from './__all.js'\nconsole.warn(own)`)
    const alone = await left(`import * as own from './${moduleOf(entry)}.js'\nconsole.warn(own)`)
    expect(out).toEqual(alone)
    expect(alone).toContain(`${moduleOf(entry)}.js`)
  },
)
