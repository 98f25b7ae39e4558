/** `pnpm --filter @chignon/ui build`: modules, types, styles and manifest for apps that install the package. */
import { cp, glob, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'tsdown'
import { clientBoundariesPlugin } from './client-boundaries.ts'
import { guardProcessPlugin } from './guard-process.ts'
import { readManifest } from './manifest/manifest.ts'
import { dist, packageRoot } from './paths.ts'
import { classNamesPlugin } from './styles/class-names-plugin.ts'
import { readModuleClasses } from './styles/module-classes.ts'
import { writeStyles } from './styles/write-styles.ts'

// Built in a folder of its own that replaces `dist` at the end: a failed build leaves the previous one in place.
const outDir = path.join(packageRoot, `.dist-${process.pid}`)

const entries: string[] = []
for await (const file of glob(
  ['src/*/*.tsx', 'src/*/*.testing.ts', 'src/strand/*.ts', 'src/message-packs/*.ts', 'src/bare-import/*.ts'],
  {
    cwd: packageRoot,
  },
)) {
  if (!/\.(stories|test)\.tsx?$|-suite\.tsx$|^src\/conformance\//.test(file)) entries.push(file)
}

try {
  await buildPackage()
  await rm(dist, { recursive: true, force: true })
  await rename(outDir, dist)
} finally {
  await rm(outDir, { recursive: true, force: true })
}

async function buildPackage(): Promise<void> {
  const modules = await readModuleClasses()
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
    // Class names first: their positions are those in the source.
    plugins: [
      classNamesPlugin(() => Promise.resolve(modules)),
      guardProcessPlugin(),
      clientBoundariesPlugin(),
    ],
  })
  await build({
    cwd: packageRoot,
    entry: ['codemods/0.2.0.ts'],
    outDir: path.join(outDir, 'codemods'),
    // jscodeshift loads it by `require`, which refuses a module with the extension "js" in older versions of Node.
    outExtensions: () => ({ js: '.mjs' }),
    dts: false,
    clean: false,
    platform: 'node',
    logLevel: 'warn',
  })
  await writeStyles(outDir, modules)
  await cp(path.join(packageRoot, 'src/icons/LICENSE.txt'), path.join(outDir, 'icons/LICENSE.txt'))
  await writeFile(path.join(outDir, 'manifest.json'), JSON.stringify(await readManifest(), null, 2))
}
