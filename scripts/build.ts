/** Builds what the web server serves, when something it is made from changed since the last time. */
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.ts'
import { precompress } from './precompress.ts'
import { runOrThrow } from './run.ts'

const root = path.resolve(import.meta.dirname, '..')
const web = path.join(root, 'apps/web')
const bin = (folder: string): string => path.join(folder, 'node_modules/.bin')
const current = path.join(web, 'build/current')
const sources = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'scripts/{build,precompress}.ts',
  'packages/{ui,contract}/package.json',
  'packages/{ui,contract}/src/**/*',
  'apps/web/*.{ts,json}',
  'apps/web/{app,public}/**/*',
]

/** Whether anything was built. Rejects with what the builder printed where it failed. */
export async function build(): Promise<boolean> {
  const made = await fingerprint(sources, /\.(test|stories)\.tsx?$/)
  if ((await readStamp(current)) === made) return false
  // Built beside and then put in its place: a build that fails harms nobody.
  const beside = `build/.${process.pid}`
  const folder = path.join(web, beside)
  try {
    await runOrThrow(path.join(bin(web), 'react-router'), ['build', '--logLevel', 'warn'], {
      cwd: web,
      env: {
        NODE_ENV: 'production',
        BUILD_DIRECTORY: beside,
        // The workspace's own Node comes first, whichever started this script.
        PATH: `${bin(root)}${path.delimiter}${process.env['PATH']}`,
      },
    })
    await precompress(path.join(folder, 'client'))
    await writeStamp(folder, made)
    await rm(current, { recursive: true, force: true })
    await rename(folder, current)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

if (import.meta.main) await build()
