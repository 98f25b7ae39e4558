import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '@chignon/dev-tools/content-hash'
import { run } from '@chignon/dev-tools/run'

/** A library and the module that renders the cards with it. */
export type Library = { name: string; module: string }

const otherLibraries = path.join(import.meta.dirname, 'other-libraries')
const cards = (name: string) => path.join(import.meta.dirname, 'cards', `${name}.tsx`)

export const plain: Library = { name: 'plain elements', module: cards('plain') }
export const ours: Library = { name: 'Chignon', module: cards('chignon') }
export const courseCard: Library = { name: 'Chignon CourseCard', module: cards('chignon-course-card') }

const pinned = [
  ['Mantine', '@mantine/core', 'mantine'],
  ['MUI', '@mui/material', 'mui'],
  ['Primer', '@primer/react', 'primer'],
  ['Radix Themes', '@radix-ui/themes', 'radix-themes'],
] as const

/** Installs the other libraries in their pinned versions. If that fails (offline), `others` is empty and `problem` has the output. */
export async function installOthers(): Promise<{ others: Library[]; problem: string }> {
  const pins = await contentHash(['packages/ui-quality/bench/other-libraries/package{,-lock}.json'])
  const modules = path.join(otherLibraries, 'node_modules')
  if ((await readStamp(modules)) !== pins) {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], otherLibraries)
    if (code !== 0) return { others: [], problem: output }
    await writeStamp(modules, pins)
  }
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(path.join(otherLibraries, 'package.json'), 'utf8'),
  )
  const others = pinned.map(([name, dependency, file]) => ({
    name: `${name} ${dependencies[dependency] ?? ''}`,
    module: path.join(otherLibraries, `${file}.tsx`),
  }))
  return { others, problem: '' }
}
