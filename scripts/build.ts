/** Builds the web app and the studio, each into its `build/current`, if one of its sources changed since its last build. */
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '@chignon/dev-tools/content-hash'
import { precompress } from './precompress.ts'
import { runOrThrow } from '@chignon/dev-tools/run'

const root = path.resolve(import.meta.dirname, '..')
const bin = (folder: string): string => path.join(folder, 'node_modules/.bin')

type App = {
  folder: string
  command: [program: string, ...args: string[]]
  /** The built files for browsers, below the build. */
  client: string
  sources: string[]
}

const shared = [
  '{package.json,pnpm-lock.yaml}',
  'tsconfig.base.json',
  'scripts/{build,precompress}.ts',
  'packages/{app-kit,ui,contract}/package.json',
  'packages/{app-kit,ui,contract}/src/**/*',
]

const apps: App[] = [
  {
    folder: 'apps/web',
    command: ['react-router', 'build', '--logLevel', 'warn'],
    client: 'client',
    sources: [...shared, 'apps/web/*.{ts,json}', 'apps/web/{app,public,router}/**/*'],
  },
  {
    folder: 'apps/studio',
    command: ['vite', 'build', '--logLevel', 'warn'],
    client: '.',
    sources: [...shared, 'apps/studio/*.{ts,json,html}', 'apps/studio/app/**/*'],
  },
]

/** Returns true if it built something, false if the last builds are current. Rejects with the output of a failed build. */
export async function build(): Promise<boolean> {
  const built: boolean[] = []
  for (const app of apps) built.push(await buildApp(app))
  return built.includes(true)
}

async function buildApp({ folder, command: [program, ...args], client, sources }: App): Promise<boolean> {
  const appFolder = path.join(root, folder)
  const current = path.join(appFolder, 'build/current')
  const hash = await contentHash(sources, /\.(test|stories)\.tsx?$/)
  if ((await readStamp(current)) === hash) return false
  // Built in a temporary folder and then renamed, so that a failed build leaves the last one in place.
  const temporary = `build/.${process.pid}`
  const temporaryFolder = path.join(appFolder, temporary)
  try {
    await runOrThrow(path.join(bin(appFolder), program), args, {
      cwd: appFolder,
      env: {
        NODE_ENV: 'production',
        BUILD_DIRECTORY: temporary,
        // Puts the workspace's own Node first.
        PATH: `${bin(root)}${path.delimiter}${process.env['PATH']}`,
      },
    })
    await precompress(path.join(temporaryFolder, client))
    await writeStamp(temporaryFolder, hash)
    await rm(current, { recursive: true, force: true })
    await rename(temporaryFolder, current)
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
  return true
}

if (import.meta.main) await build()
