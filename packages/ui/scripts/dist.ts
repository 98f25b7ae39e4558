import { spawnSync } from 'node:child_process'
import { glob, stat } from 'node:fs/promises'
import path from 'node:path'

export const packageRoot = path.resolve(import.meta.dirname, '..')
export const dist = path.join(packageRoot, 'dist')

/** What the build writes last: where it stands, everything stands. */
const lastBuilt = path.join(dist, 'manifest.json')
const sources = ['src/**/*', 'scripts/build.ts', 'scripts/manifest/*.ts', 'package.json']

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Builds `dist` unless it is younger than everything it is made from. Throws what the builder printed. */
export async function freshDist(): Promise<void> {
  const built = await changedAt(lastBuilt)
  for await (const file of glob(sources, { cwd: packageRoot })) {
    if (/\.(test|stories)\.tsx?$/.test(file) || (await changedAt(path.join(packageRoot, file))) <= built)
      continue
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: packageRoot,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`@chignon/ui could not be built:\n${stdout}${stderr}`)
    return
  }
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
