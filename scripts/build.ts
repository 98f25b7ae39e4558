/** Builds the web app into `apps/web/build/current` if one of its sources changed since the last build. */
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '@chignon/dev-tools/content-hash'
import { precompress } from './precompress.ts'
import { runOrThrow } from '@chignon/dev-tools/run'

const root = path.resolve(import.meta.dirname, '..')
const web = path.join(root, 'apps/web')
const bin = (folder: string): string => path.join(folder, 'node_modules/.bin')
const current = path.join(web, 'build/current')
const sources = [
  '{package.json,pnpm-lock.yaml}',
  'tsconfig.base.json',
  'scripts/{build,precompress}.ts',
  'packages/{app-kit,ui,contract}/package.json',
  'packages/{app-kit,ui,contract}/src/**/*',
  'apps/web/*.{ts,json}',
  'apps/web/{app,public,router}/**/*',
]

/** Returns true if it built, false if the last build is current. Rejects with the output of a failed build. */
export async function build(): Promise<boolean> {
  const hash = await contentHash(sources, /\.(test|stories)\.tsx?$/)
  if ((await readStamp(current)) === hash) return false
  // Built in a temporary folder and then renamed, so that a failed build leaves the last one in place.
  const temporary = `build/.${process.pid}`
  const folder = path.join(web, temporary)
  try {
    await runOrThrow(path.join(bin(web), 'react-router'), ['build', '--logLevel', 'warn'], {
      cwd: web,
      env: {
        NODE_ENV: 'production',
        BUILD_DIRECTORY: temporary,
        // Puts the workspace's own Node first.
        PATH: `${bin(root)}${path.delimiter}${process.env['PATH']}`,
      },
    })
    await precompress(path.join(folder, 'client'))
    await writeStamp(folder, hash)
    await rm(current, { recursive: true, force: true })
    await rename(folder, current)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

if (import.meta.main) await build()
