/** `pnpm --filter @chignon/ui build`: modules, types, styles and manifest for apps that install the package. */
import { cp, glob, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'tsdown'
import { writeStamp } from '../../../scripts/content-hash.ts'
import { runOrThrow } from '../../../scripts/run.ts'
import { dist, distSources, packageRoot } from './dist.ts'
import { readManifest } from './manifest/manifest.ts'

// Built beside and then put in its place: a build that fails or is run twice at once harms nobody.
const beside = path.join(packageRoot, `.dist-${process.pid}`)

const entries: string[] = []
for await (const file of glob(['src/*/*.tsx', 'src/*/*.testing.ts', 'src/strand/*.ts'], {
  cwd: packageRoot,
})) {
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
  // Before anything is read: what changes meanwhile is built the next time.
  const made = await distSources()
  await build({
    cwd: packageRoot,
    entry: entries,
    outDir: beside,
    unbundle: true,
    dts: true,
    platform: 'neutral',
    target: 'es2023',
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  })
  await cp(path.join(packageRoot, 'src/theme'), path.join(beside, 'theme'), { recursive: true })
  await compile('src/styles/tokens.css', 'tokens.css')
  await compile('src/styles/styles.css', 'styles.css')
  await writeFile(path.join(beside, 'manifest.json'), JSON.stringify(await readManifest(), null, 2))
  await writeStamp(beside, made)
}

async function compile(from: string, to: string): Promise<void> {
  const cli = path.join(packageRoot, 'node_modules/.bin/tailwindcss')
  await runOrThrow(cli, ['-i', from, '-o', path.join(beside, to), '--minify'], { cwd: packageRoot })
}
