/** `pnpm --filter @chignon/ui-quality sizes`: what each entry weighs, written to sizes.md; fails where a budget is missed. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dist } from '../../ui/scripts/paths.ts'
import { stylesOf } from './app-styles.ts'
import { entryNames, ensureDist } from './built-package.ts'
import { brotli, bundle } from './bundle.ts'

export const sizesFile = path.resolve(import.meta.dirname, '../sizes.md')

/** Bytes, brotli 11: scripts an entry loads at once, and those that wait until they are needed. */
export type Size = { entry: string; bytes: number; later: number }

/** Bytes that may not be passed (issue of the design system, What makes it the best, 7). */
export type Budget = { name: string; bytes: number; most: number }

const setEntries = [
  'button',
  'card',
  'dialog',
  'tabs',
  'toaster',
  'menu',
  'menu-item',
  'text-field',
  'checkbox',
  'stepper',
]

/** What each entry of the built package weighs by itself, without React. */
export async function measureEntries(): Promise<Size[]> {
  const sizes: Size[] = []
  for (const entry of await entryNames()) {
    // Nobody ships these.
    if (entry.startsWith('testing/')) continue
    const { code, later } = await bundle([entry])
    sizes.push({ entry, bytes: brotli(code), later: later ? brotli(later) : 0 })
  }
  return sizes
}

/** The limits, measured. */
export async function measureBudgets(): Promise<Budget[]> {
  const [button, set] = await Promise.all([bundle(['button']), bundle(setEntries)])
  const styles = await stylesOf(set.modules)
  return [
    { name: 'Scripts of `button`', bytes: brotli(button.code), most: 1500 },
    {
      name: 'Scripts and styles of button, card, dialog, tabs, toast, menu, text field, checkbox and stepper together',
      bytes: brotli(set.code) + brotli(set.later) + brotli(styles),
      most: 34_000,
    },
  ]
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(2)

/** The table as it is kept. */
export async function sizesText(sizes: readonly Size[], budgets: readonly Budget[]): Promise<string> {
  const sheets = ['styles.css', 'tokens.css'].map(
    async (name) => [name, brotli(await readFile(path.join(dist, name), 'utf8'))] as const,
  )
  return [
    '# What each entry weighs',
    '',
    'kB of 1000 bytes, minified, brotli 11, React not counted. An entry is measured by itself: what several share counts once in an app.',
    'Written by `pnpm --filter @chignon/ui-quality sizes`; a test fails where an entry has grown by more than 2 % since.',
    '',
    '| budget | kB | at most |',
    '|---|---:|---:|',
    ...budgets.map(({ name, bytes, most }) => `| ${name} | ${kB(bytes)} | ${kB(most)} |`),
    '',
    '| stylesheet | kB |',
    '|---|---:|',
    ...(await Promise.all(sheets)).map(([name, bytes]) => `| ${name} | ${kB(bytes)} |`),
    '',
    '| entry | bytes | loaded later |',
    '|---|---:|---:|',
    ...sizes.map(({ entry, bytes, later }) => `| ${entry} | ${bytes} | ${later || ''} |`),
    '',
  ].join('\n')
}

/** What the kept table says of each entry, in bytes. */
export function keptSizes(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(/^\| ([a-z/-]+) \| (\d+) \|/gm)].map(([, entry = '', bytes]) => [entry, Number(bytes)]),
  )
}

if (import.meta.main) {
  await ensureDist()
  const budgets = await measureBudgets()
  await writeFile(sizesFile, await sizesText(await measureEntries(), budgets))
  for (const { name, bytes, most } of budgets) {
    console.log(`${bytes > most ? '✗' : '✓'} ${name}: ${kB(bytes)} kB of ${kB(most)} kB`)
    if (bytes > most) process.exitCode = 1
  }
}
