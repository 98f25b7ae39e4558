import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Manifest } from '../../ui/scripts/manifest/types.ts'
import { dist, packageRoot } from '../../ui/scripts/paths.ts'

const manifest: Manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'))

const fileOf = (folder: string, ending: string): string =>
  path.join(packageRoot, 'src', folder, `${folder}${ending}`)

const folders: string[] = []
for await (const file of glob('src/*/*.stories.tsx', { cwd: packageRoot })) {
  const [, folder = ''] = file.split(path.sep)
  if (existsSync(fileOf(folder, '.tsx'))) folders.push(folder)
}
const documented = folders.toSorted().filter((folder) => existsSync(fileOf(folder, '.mdx')))

/** The sections in their order. A pattern with an alternative stands for one of two blocks. */
const sections = [
  /<Meta of={stories} \/>/,
  /<Purpose of=/,
  /<WhenToUse>/,
  /<WhenNotToUse>/,
  /<DoDont( isWide)?>/,
  /<Do caption=/,
  /<Dont caption=/,
  /<Anatomy of=/,
  /<Keyboard>|<NotFocusable>/,
  /<A11yNotes>/,
  /<Strings>/,
  /<PropsTable \/>/,
  /<EveryStory \/>/,
]

/** Components that must list their business rules. */
const withRules = new Set(['certificate', 'checkout-stepper', 'exam-question', 'stepper', 'ticket-counter'])

/** HTML attributes that hold text. */
const htmlAttributes = new Set(['alt', 'aria-label', 'children', 'placeholder', 'title'])

test('the README lists every component', async () => {
  const readme = await readFile(path.join(packageRoot, 'README.md'), 'utf8')
  expect(folders.filter((folder) => !readme.includes(`\`${folder}\``))).toEqual([])
})

test('every component has a docs page', () => {
  expect(folders.filter((folder) => !documented.includes(folder))).toEqual([])
})

test.each(documented)('%s: has every section, in order', async (folder) => {
  const page = await readFile(fileOf(folder, '.mdx'), 'utf8')
  const places = sections.map((section) => page.search(section))
  const missing = sections.filter((_, index) => places[index] === -1).map(String)
  expect(missing).toEqual([])
  // Do and Dont alternate, so comparing the first of each is enough.
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  if (withRules.has(folder)) expect(page).toContain('<BusinessRules>')
})

test.each(documented)('%s: names only existing props, stories and components', async (folder) => {
  const page = await readFile(fileOf(folder, '.mdx'), 'utf8')
  const stories = await readFile(fileOf(folder, '.stories.tsx'), 'utf8')
  const props = new Set(
    manifest.components
      .filter(({ entry }) => entry === `@chignon/ui/${folder}`)
      .flatMap((component) => component.props.map(({ name }) => name)),
  )
  const named = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, name = '']) => name)
  const unknown = {
    props: named(/<Text\s+prop="([\w-]+)/g).filter((name) => !props.has(name) && !htmlAttributes.has(name)),
    stories: named(/\bstories\.([A-Z]\w*)/g).filter((name) => !stories.includes(`export const ${name}:`)),
    components: named(/\]\(([^)]+)\)/g).filter((name) => !folders.includes(name)),
  }
  expect(unknown).toEqual({ props: [], stories: [], components: [] })
})
