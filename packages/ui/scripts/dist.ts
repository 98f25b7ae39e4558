import { glob } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp } from '../../../scripts/content-hash.ts'
import { runOrThrow } from '../../../scripts/run.ts'

export const packageRoot = path.resolve(import.meta.dirname, '..')
export const dist = path.join(packageRoot, 'dist')

const sources = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'packages/ui/{package,tsconfig}.json',
  'packages/ui/src/**/*',
  'packages/ui/scripts/build.ts',
  'packages/ui/scripts/manifest/*.ts',
]

/** The fingerprint of what `dist` is made from. */
export const distSources = (): Promise<string> => contentHash(sources, /\.(test|stories)\.tsx?$|\.mdx$/)

/** Builds `dist` unless it is made from what there is. Throws what the builder printed. */
export async function freshDist(): Promise<void> {
  if ((await readStamp(dist)) === (await distSources())) return
  await runOrThrow(process.execPath, ['scripts/build.ts'], { cwd: packageRoot })
}

/** The names behind `@chignon/ui/`, in order: a component's folder, or `strand/…` and `testing/…`. */
export async function entryNames(): Promise<string[]> {
  const names: string[] = []
  for await (const file of glob('*/*.js', { cwd: dist })) {
    const [folder = '', name = ''] = file.replace(/\.js$/, '').split(path.sep)
    if (folder === name) names.push(name)
    else if (folder === 'strand') names.push(`strand/${name}`)
    else if (name === `${folder}.testing`) names.push(`testing/${folder}`)
  }
  return names.toSorted()
}

/** Where an entry's module is in `dist`, without its ending. */
export function moduleOf(entry: string): string {
  if (entry.startsWith('testing/')) return entry.replace(/^testing\/(.+)$/, '$1/$1.testing')
  return entry.includes('/') ? entry : `${entry}/${entry}`
}

/** Vitest's global set-up of the project `package`. */
export function setup(): Promise<void> {
  return freshDist()
}
