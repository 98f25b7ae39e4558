/** Builds what the web server serves, when something it is made from changed since the last time. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { precompress } from './precompress.ts'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'apps/web/build/.made-from')
const sources = [
  'pnpm-lock.yaml',
  'scripts/{build,precompress}.ts',
  'packages/{ui,contract}/package.json',
  'packages/{ui,contract}/src/**/*',
  'apps/web/{package.json,*.config.ts}',
  'apps/web/{app,public}/**/*',
]

/** Whether anything was built. Rejects with what the builder printed where it failed. */
export async function build(): Promise<boolean> {
  const made = await fingerprint()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === made) return false
  await rm(path.dirname(stamp), { recursive: true, force: true })
  await run('react-router', ['build', '--logLevel', 'warn'], path.join(root, 'apps/web'))
  await precompress(path.join(root, 'apps/web/build/client'))
  await writeFile(stamp, made)
  return true
}

async function fingerprint(): Promise<string> {
  const files: string[] = []
  for (const pattern of sources) {
    for await (const entry of glob(pattern, { cwd: root, withFileTypes: true })) {
      if (entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name)) files.push(path.join(entry.parentPath, entry.name))
    }
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(path.relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

function run(command: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(cwd, 'node_modules/.bin', command), args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} failed:\n${printed}`))))
  })
}

if (import.meta.main) await build()
