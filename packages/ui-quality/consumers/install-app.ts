import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runOrThrow } from '@chignon/dev-tools/run'
import type { App } from './consumer-apps.ts'
import type { Registry } from './local-registry.ts'
import { npmInstall } from './npm-install.ts'

const apps = path.join(import.meta.dirname, 'apps')
const env = { NEXT_TELEMETRY_DISABLED: '1' }

/** Copies an app out of the workspace, installs the package from the registry and builds it. Throws the output on failure. */
export async function installApp(app: App, registry: Registry, folder: string): Promise<void> {
  await cp(path.join(apps, app.template ?? app.name), folder, { recursive: true })
  for (const shared of ['academy.tsx', 'nested-themes.tsx'])
    await cp(path.join(apps, shared), path.join(folder, app.source, shared))
  if (app.dependencies) await setVersions(path.join(folder, 'package.json'), app.dependencies)
  await writeFile(path.join(folder, '.npmrc'), `@chignon:registry=${registry.url}\n`)
  await runOrThrow('npm', [...npmInstall, registry.spec], { cwd: folder, env })
  await runOrThrow('npm', ['run', 'build'], { cwd: folder, env })
}

async function setVersions(file: string, versions: Record<string, string>): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies: Record<string, string> }
  Object.assign(manifest.dependencies, versions)
  await writeFile(file, JSON.stringify(manifest, null, 2))
}
