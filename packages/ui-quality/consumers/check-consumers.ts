/**
 * `pnpm --filter @chignon/ui-quality consumers [name]`: packs the package, installs it in apps outside of the
 * workspace, builds and uses them. Needs the npm registry and takes some minutes.
 */
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { assertKnownArgs } from '@chignon/dev-tools/assert-known-args'
import { runOrThrow } from '@chignon/dev-tools/run'
import { packageRoot } from '../../ui/scripts/paths.ts'
import { ensureDist } from '../package-checks/built-package.ts'
import { build, serve, type App } from './build-and-serve.ts'
import { findThemeProblems } from './check-nested-themes.ts'
import { findProblems } from './check-page.ts'

const preview = (port: number) => [
  'vite',
  'preview',
  '--host',
  '127.0.0.1',
  '--strictPort',
  '--port',
  `${port}`,
]
const apps: App[] = [
  { name: 'vite', source: 'src', serve: preview },
  { name: 'vite-tailwind', source: 'src', serve: preview },
  {
    name: 'next',
    source: 'app',
    serve: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', `${port}`],
  },
]

/** Whether the package works in the apps with these names, or in all. Prints the result of each. */
export async function checkConsumers(names: readonly string[] = []): Promise<boolean> {
  await ensureDist()
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-consumers-'))
  const browser = await chromium.launch(chromiumLaunchOptions())
  let isPassed = true
  try {
    const tarball = await pack(folder)
    for (const app of apps.filter(({ name }) => !names.length || names.includes(name))) {
      const problems = await check(app, tarball, path.join(folder, app.name)).catch((error: unknown) => [
        String(error),
      ])
      console.log(
        problems.length
          ? `✗ ${app.name}\n  ${problems.join('\n  ')}`
          : `✓ ${app.name}: builds, is styled, works without console messages`,
      )
      isPassed &&= !problems.length
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
  return isPassed

  async function check(app: App, tarball: string, into: string): Promise<string[]> {
    await build(app, tarball, into)
    const { url, end } = await serve(app, into)
    try {
      const problems = await findProblems(browser, url)
      const html = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then((response) =>
        response.text(),
      )
      // Server-rendered content is in the response.
      if (
        app.name === 'next' &&
        !['The bob, from line to movement', 'I agree to the terms', 'My profile', 'Share this course'].every(
          (text) => html.includes(text),
        )
      )
        problems.push('The server sent a page without the components.')
      if (app.name === 'vite') problems.push(...(await findThemeProblems(browser, url)))
      return problems
    } finally {
      end()
    }
  }
}

async function pack(folder: string): Promise<string> {
  await runOrThrow('pnpm', ['pack', '--pack-destination', folder], { cwd: packageRoot })
  for await (const file of glob('*.tgz', { cwd: folder })) return path.join(folder, file)
  throw new Error('pnpm pack created no tarball.')
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  assertKnownArgs(
    'app',
    names,
    apps.map(({ name }) => name),
  )
  process.exitCode = (await checkConsumers(names)) ? 0 : 1
}
