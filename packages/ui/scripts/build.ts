/** `pnpm --filter @chignon/ui build`: modules, types, styles and manifest for apps that install the package. */
import { cp, glob, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { build } from 'tsdown'
import { readManifest } from './manifest/manifest.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
// Built beside and then put in its place: a build that fails or is run twice at once harms nobody.
const beside = path.join(root, `.dist-${process.pid}`)

const entries: string[] = []
for await (const file of glob(['src/*/*.tsx', 'src/*/*.testing.ts', 'src/strand/*.ts'], { cwd: root })) {
  if (!/\.(stories|test)\.tsx?$/.test(file)) entries.push(file)
}

try {
  await buildInto()
  await rm(dist, { recursive: true, force: true })
  await rename(beside, dist)
} finally {
  await rm(beside, { recursive: true, force: true })
}

async function buildInto(): Promise<void> {
  await build({
    cwd: root,
    entry: entries,
    outDir: beside,
    unbundle: true,
    dts: true,
    platform: 'neutral',
    target: 'es2023',
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  })
  await cp(path.join(root, 'src/theme'), path.join(beside, 'theme'), { recursive: true })
  compile('src/styles/tokens.css', 'tokens.css')
  compile('src/styles/styles.css', 'styles.css')
  await writeFile(path.join(beside, 'manifest.json'), JSON.stringify(await readManifest(), null, 2))
}

function compile(from: string, to: string): void {
  const { status, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/tailwindcss'),
    ['-i', from, '-o', path.join(beside, to), '--minify'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`${from} could not be compiled:\n${stderr}`)
}
