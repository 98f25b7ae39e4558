import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../../ui/scripts/paths.ts'
import { stylesOf } from './app-styles.ts'
import { classNamesIn } from './class-names.ts'

const root = path.resolve(packageRoot, '../..')
const folders = ['packages/ui/src', 'apps/web/app', '.storybook']

/** Classes that only Storybook has: `preview.css` has the rule of one, and Storybook leaves elements with the other alone. */
const storybookClasses = new Set(['font-mono', 'sb-unstyled'])

/** Names without rules of their own: others refer to them (`group-hover/card`). */
const isMarker = (name: string): boolean => /^(group|peer)(\/|$)/.test(name)

/** The names of the class selectors in a style sheet, unescaped. */
function selectorsIn(css: string): Set<string> {
  const escaped = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi
  const unescape = (name: string) =>
    name
      .replaceAll(/\\([\da-f]{1,6}) ?/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replaceAll(/\\(.)/g, '$1')
  return new Set([...css.matchAll(escaped)].map(([, name = '']) => unescape(name)))
}

let selectors: Set<string>
beforeAll(async () => {
  selectors = selectorsIn(await stylesOf(folders.map((folder) => path.join(root, folder))))
})

test.each(folders)('every class in %s has a rule', async (folder) => {
  const unknown: string[] = []
  const isKnown = (name: string) =>
    selectors.has(name) || isMarker(name) || (folder === '.storybook' && storybookClasses.has(name))
  for await (const file of glob(`${folder}/**/*.{ts,tsx,mdx}`, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue
    for (const { name, line } of classNamesIn(file, await readFile(path.join(root, file), 'utf8')))
      if (!isKnown(name)) unknown.push(`${file}:${line}: ${name}`)
  }
  expect(unknown).toEqual([])
})

test.each([
  ['an attribute', `<p className="one two" />`, ['one', 'two']],
  ['a choice', `<p className={a === 'no' ? 'one' : b && 'two'} />`, ['one', 'two']],
  ['a template', '<p className={`one ${a ? "two" : ""} no-${b} three`} />', ['one', 'three', 'two']],
  ['a constant', `const quiet = 'one'; <p className={cx(quiet, 'two')} />`, ['one', 'two']],
  ['a table', `const tones = { a: 'one', b: 'two' }; <p className={tones[tone]} />`, ['one', 'two']],
  [
    'variants',
    `cva('one', { variants: { size: { small: 'two' } }, defaultVariants: { size: 'small' } })`,
    ['one', 'two'],
  ],
  ['compound variants', `cva('', { compoundVariants: [{ size: 'small', className: 'one' }] })`, ['one']],
])('finds the classes of %s', (_, source, names) => {
  expect(classNamesIn('page.tsx', source).map(({ name }) => name)).toEqual(names)
})
