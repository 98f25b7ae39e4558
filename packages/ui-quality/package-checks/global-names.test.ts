import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../../ui/scripts/paths.ts'

/** The names that a sheet adds to a page: of custom properties, animations, layers and page types. */
function globalNames(css: string): string[] {
  const properties = [...css.matchAll(/[{;]\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => name)
  const rules = [...css.matchAll(/@(?:property|keyframes|layer|page)\s+([^{;]+)/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  )
  return [...new Set([...properties, ...rules])]
}

// `--color-chignon-accent` is a name in Tailwind's namespace of colours.
const isOwn = (name: string): boolean => /^(--([a-z]+-)?)?chignon([-.]|$)|^chn-/.test(name)

// Names that apps give their own layers: the sheets only state where ours belong among them.
const layersOfApps = new Set(['reset', 'theme', 'base', 'components', 'utilities'])

const names: string[] = []
// The strict theme replaces Tailwind's names on purpose.
for await (const file of glob('**/*.css', { cwd: dist })) if (file !== 'theme-strict.css') names.push(file)

test.each(names)('%s: every global name has the prefix of the package', async (file) => {
  const css = await readFile(path.join(dist, file), 'utf8')
  expect(globalNames(css).filter((name) => !isOwn(name) && !layersOfApps.has(name))).toEqual([])
})
