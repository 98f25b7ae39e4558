import { spawnSync } from 'node:child_process'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { createRequire } from 'node:module'

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

/** The other libraries, installed as pinned if they are not yet. None where the registry cannot be reached. */
export async function installOthers(): Promise<Contender[]> {
  const isThere = await access(path.join(others, 'node_modules/.package-lock.json')).then(
    () => true,
    () => false,
  )
  if (
    !isThere &&
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: others, stdio: 'ignore' }).status !== 0
  )
    return []
  const require = createRequire(path.join(others, 'package.json'))
  return libraries.map(([name, dependency, file]) => {
    const { dependencies }: { dependencies: Record<string, string> } = require('./package.json')
    return { name: `${name} ${dependencies[dependency] ?? ''}`, module: path.join(others, `${file}.tsx`) }
  })
}
