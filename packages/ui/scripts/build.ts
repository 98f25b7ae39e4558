/** `pnpm --filter @chignon/ui build`: modules, types, styles and manifest for apps that install the package. */
import { execFile } from 'node:child_process'
import { cp, glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'tsdown'
import { readManifest } from './manifest/manifest.ts'
import { dist, packageRoot } from './paths.ts'
import { lowerLightDark } from './styles/lower-light-dark.ts'

// Built in a folder of its own that replaces `dist` at the end: a failed build leaves the previous one in place.
const outDir = path.join(packageRoot, `.dist-${process.pid}`)

const entries: string[] = []
for await (const file of glob(
  ['src/*/*.tsx', 'src/*/*.testing.ts', 'src/strand/*.ts', 'src/bare-import/*.ts'],
  {
    cwd: packageRoot,
  },
)) {
  if (!/\.(stories|test)\.tsx?$/.test(file)) entries.push(file)
}

try {
  await buildPackage()
  await rm(dist, { recursive: true, force: true })
  await rename(outDir, dist)
} finally {
  await rm(outDir, { recursive: true, force: true })
}

async function buildPackage(): Promise<void> {
  await build({
    cwd: packageRoot,
    entry: entries,
    outDir,
    unbundle: true,
    dts: true,
    sourcemap: true,
    platform: 'neutral',
    target: 'es2023',
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  })
  await cp(path.join(packageRoot, 'src/theme'), path.join(outDir, 'theme'), {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$/.test(file),
  })
  await cp(path.join(packageRoot, 'src/icons/LICENSE.txt'), path.join(outDir, 'icons/LICENSE.txt'))
  for await (const file of glob(path.join(outDir, 'theme/*.css'))) await lower(file)
  await compile('src/styles/tokens.css', 'tokens.css')
  await compile('src/styles/styles.css', 'styles.css')
  await writeFile(path.join(outDir, 'manifest.json'), JSON.stringify(await readManifest(), null, 2))
}

async function compile(from: string, to: string): Promise<void> {
  const cli = path.join(packageRoot, 'node_modules/.bin/tailwindcss')
  await promisify(execFile)(cli, ['-i', from, '-o', path.join(outDir, to), '--minify'], { cwd: packageRoot })
  await lower(path.join(outDir, to))
}

async function lower(file: string): Promise<void> {
  await writeFile(file, lowerLightDark(await readFile(file, 'utf8')))
}
