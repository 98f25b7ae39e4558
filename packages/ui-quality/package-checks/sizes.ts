/** `pnpm --filter @chignon/ui-quality sizes`: writes the size of each entry to sizes.md. Fails if a budget is exceeded. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames, ensureDist } from './built-package.ts'
import { brotliSize, bundleEntries } from './bundle.ts'

export const sizesFile = path.resolve(import.meta.dirname, '../sizes.md')

/** Bytes of an entry's scripts, compressed with Brotli: initial and lazy chunks. */
export type Size = { entry: string; bytes: number; lazyBytes: number }

/** A measured size and its maximum, in bytes. */
export type Budget = { name: string; bytes: number; max: number }

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

/** Measures each entry of the built package by itself, without React. */
export async function measureEntries(): Promise<Size[]> {
  const sizes: Size[] = []
  for (const entry of await entryNames()) {
    // Apps do not ship test helpers.
    if (entry.startsWith('testing/')) continue
    const { code, lazyCode } = await bundleEntries([entry])
    sizes.push({ entry, bytes: brotliSize(code), lazyBytes: lazyCode ? brotliSize(lazyCode) : 0 })
  }
  return sizes
}

/** The style sheets of these entries, one after the other. */
async function stylesOfEntries(entries: readonly string[]): Promise<string> {
  const sheets = entries.map((entry) => readFile(path.join(dist, entry, `${entry}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('')
}

/** Measures what has a budget. */
export async function measureBudgets(): Promise<Budget[]> {
  const [button, set] = await Promise.all([bundleEntries(['button']), bundleEntries(setEntries)])
  const buttonSheet = await stylesOfEntries(['button'])
  const sheets = await stylesOfEntries(setEntries)
  return [
    { name: 'Scripts of `button`', bytes: brotliSize(button.code), max: 1550 },
    {
      name: 'Scripts and styles of `button`',
      bytes: brotliSize(button.code) + brotliSize(buttonSheet),
      max: 4000,
    },
    {
      name: 'Scripts and styles of button, card, dialog, tabs, toast, menu, text field, checkbox and stepper together',
      bytes: brotliSize(set.code) + brotliSize(set.lazyCode) + brotliSize(sheets),
      max: 20_000,
    },
  ]
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(2)

/** The content of sizes.md. */
export async function formatSizes(sizes: readonly Size[], budgets: readonly Budget[]): Promise<string> {
  const sheets = ['styles.css', 'reset.css', 'tokens.css'].map(
    async (name) => [name, brotliSize(await readFile(path.join(dist, name), 'utf8'))] as const,
  )
  return [
    '# Sizes of the entries',
    '',
    'kB of 1000 bytes, minified, compressed with Brotli at level 11, without React. Each entry is measured by itself; in an app, shared modules count once.',
    'Written by `pnpm --filter @chignon/ui-quality sizes`; a test fails if an entry has grown by more than 2 % since.',
    '',
    '| budget | kB | limit |',
    '|---|---:|---:|',
    ...budgets.map(({ name, bytes, max }) => `| ${name} | ${kB(bytes)} | ${kB(max)} |`),
    '',
    '| stylesheet | kB |',
    '|---|---:|',
    ...(await Promise.all(sheets)).map(([name, bytes]) => `| ${name} | ${kB(bytes)} |`),
    '',
    '| entry | bytes | loaded on demand |',
    '|---|---:|---:|',
    ...sizes.map(({ entry, bytes, lazyBytes }) => `| ${entry} | ${bytes} | ${lazyBytes || ''} |`),
    '',
  ].join('\n')
}

/** Parses sizes.md: the bytes of each entry. */
export function parseSizes(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(/^\| ([a-z/-]+) \| (\d+) \|/gm)].map(([, entry = '', bytes]) => [entry, Number(bytes)]),
  )
}

if (import.meta.main) {
  await ensureDist()
  const budgets = await measureBudgets()
  await writeFile(sizesFile, await formatSizes(await measureEntries(), budgets))
  for (const { name, bytes, max } of budgets) {
    console.log(`${bytes > max ? '✗' : '✓'} ${name}: ${kB(bytes)} kB of ${kB(max)} kB`)
    if (bytes > max) process.exitCode = 1
  }
}
