import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '../../../scripts/content-hash.ts'
import { run } from '../../../scripts/run.ts'

/** A library, and the module that draws the cards with it. */
export type Contender = { name: string; module: string }

const others = path.join(import.meta.dirname, 'others')
const cards = (name: string) => path.join(import.meta.dirname, 'cards', `${name}.tsx`)

export const plain: Contender = { name: 'plain elements', module: cards('plain') }
export const ours: Contender = { name: 'Chignon', module: cards('chignon') }
export const courseCard: Contender = { name: 'Chignon CourseCard', module: cards('chignon-course-card') }

const libraries = [
  ['Mantine', '@mantine/core', 'mantine'],
  ['MUI', '@mui/material', 'mui'],
  ['Primer', '@primer/react', 'primer'],
  ['Radix Themes', '@radix-ui/themes', 'radix-themes'],
] as const

/**
 * The other libraries, installed as they are pinned now. Where they cannot be, as without a registry, there are none and
 * `problem` says why.
 */
export async function installOthers(): Promise<{ others: Contender[]; problem: string }> {
  const pins = await contentHash(['packages/ui-quality/bench/others/package{,-lock}.json'])
  const modules = path.join(others, 'node_modules')
  if ((await readStamp(modules)) !== pins) {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], others)
    if (code !== 0) return { others: [], problem: output }
    await writeStamp(modules, pins)
  }
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(path.join(others, 'package.json'), 'utf8'),
  )
  const found = libraries.map(([name, dependency, file]) => ({
    name: `${name} ${dependencies[dependency] ?? ''}`,
    module: path.join(others, `${file}.tsx`),
  }))
  return { others: found, problem: '' }
}
