/** `pnpm --filter @chignon/ui build`: modules, types, styles and manifest for apps that install the package. */
import { cp, glob, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { build } from 'tsdown'
import { readManifest } from './manifest/manifest.ts'

const root = path.resolve(import.meta.dirname, '..')

const entries: string[] = []
for await (const file of glob(['src/*/*.tsx', 'src/*/*.testing.ts', 'src/strand/*.ts'], { cwd: root })) {
  if (!/\.(stories|test)\.tsx?$/.test(file)) entries.push(file)
}

await rm(path.join(root, 'dist'), { recursive: true, force: true })
await build({
  cwd: root,
  entry: entries,
  outDir: 'dist',
  unbundle: true,
  dts: true,
  platform: 'neutral',
  target: 'es2023',
  checks: { moduleLevelDirective: false },
  logLevel: 'warn',
})
await cp(path.join(root, 'src/theme'), path.join(root, 'dist/theme'), { recursive: true })
compile('src/styles/tokens.css', 'dist/tokens.css')
compile('src/styles/styles.css', 'dist/styles.css')
await writeFile(path.join(root, 'dist/manifest.json'), JSON.stringify(await readManifest(), null, 2))

function compile(from: string, to: string): void {
  const { status, stderr } = spawnSync(path.join(root, 'node_modules/.bin/tailwindcss'), ['-i', from, '-o', to, '--minify'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${from} could not be compiled:\n${stderr}`)
}
