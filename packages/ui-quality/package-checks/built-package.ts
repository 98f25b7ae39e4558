import { glob } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '../../../scripts/content-hash.ts'
import { runOrThrow } from '../../../scripts/run.ts'
import { dist, packageRoot } from '../../ui/scripts/paths.ts'

const sources = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'packages/ui/{package,tsconfig}.json',
  'packages/ui/src/**/*',
  'packages/ui/scripts/{build,paths}.ts',
  'packages/ui/scripts/manifest/*.ts',
]

/** Builds `dist` if its sources changed since the last build. Throws the builder's output on failure. */
export async function freshDist(): Promise<void> {
  // Before the build: what changes during it is built the next time.
  const hash = await contentHash(sources, /\.(test|stories)\.tsx?$|\.mdx$/)
  if ((await readStamp(dist)) === hash) return
  await runOrThrow(process.execPath, ['scripts/build.ts'], { cwd: packageRoot })
  await writeStamp(dist, hash)
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
