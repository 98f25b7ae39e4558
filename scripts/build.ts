/** Builds what the web server serves, when something it is made from changed since the last time. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { precompress } from './precompress.ts'

const root = path.resolve(import.meta.dirname, '..')
const web = path.join(root, 'apps/web')
const current = path.join(web, 'build/current')
const stamp = path.join(current, '.made-from')
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
  const made = await fingerprint()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === made) return false
  // Built beside and then put in its place: a build that fails harms nobody.
  const beside = `build/.${process.pid}`
  const folder = path.join(web, beside)
  try {
    await run('react-router', ['build', '--logLevel', 'warn'], web, { BUILD_DIRECTORY: beside })
    await precompress(path.join(folder, 'client'))
    await writeFile(path.join(folder, '.made-from'), made)
    await rm(current, { recursive: true, force: true })
    await rename(folder, current)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

async function fingerprint(): Promise<string> {
  const files: string[] = []
  for (const pattern of sources) {
    for await (const entry of glob(pattern, { cwd: root, withFileTypes: true })) {
      if (entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
        files.push(path.join(entry.parentPath, entry.name))
    }
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(path.relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

function run(command: string, args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(cwd, 'node_modules/.bin', command), args, {
      cwd,
      // The workspace's own Node comes first, whichever started this script.
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'production',
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} failed:\n${printed}`)),
    )
  })
}

if (import.meta.main) await build()
