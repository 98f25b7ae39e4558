import { glob } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '@chignon/dev-tools/content-hash'
import { runOrThrow } from '@chignon/dev-tools/run'
import { dist, packageRoot } from '../../ui/scripts/paths.ts'

const sources = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'packages/ui/{package,tsconfig}.json',
  'packages/ui/src/**/*',
  'packages/ui/codemods/*.ts',
  'packages/ui/scripts/*.ts',
  'packages/ui/scripts/{manifest,styles}/*.ts',
]

/** Builds `dist` if its sources changed since the last build. Throws the builder's output on failure. */
export async function ensureDist(): Promise<void> {
  // Computed before the build, so that a change during the build causes another one.
  const hash = await contentHash(sources, /\.(test|stories)\.tsx?$|\.mdx$/)
  if ((await readStamp(dist)) === hash) return
  await runOrThrow(process.execPath, ['scripts/build.ts'], { cwd: packageRoot })
  await writeStamp(dist, hash)
}

/** The entries of the package in alphabetical order: "button", "messages/fa", "strand/wave", "testing/card". */
export async function entryNames(): Promise<string[]> {
  const names: string[] = []
  for await (const file of glob('*/*.js', { cwd: dist })) {
    const [folder = '', name = ''] = file.replace(/\.js$/, '').split(path.sep)
    if (folder === name) names.push(name)
    else if (folder === 'strand') names.push(`strand/${name}`)
    else if (folder === 'message-packs') names.push(`messages/${name}`)
    else if (name === `${folder}.testing`) names.push(`testing/${folder}`)
  }
  return names.toSorted()
}

/** The path of an entry's module in `dist`, without extension. */
export function moduleOf(entry: string): string {
  if (entry.startsWith('testing/')) return entry.replace(/^testing\/(.+)$/, '$1/$1.testing')
  if (entry.startsWith('messages/')) return entry.replace('messages/', 'message-packs/')
  return entry.includes('/') ? entry : `${entry}/${entry}`
}

/** Vitest's global setup of the projects that read the built package. */
export function setup(): Promise<void> {
  return ensureDist()
}
