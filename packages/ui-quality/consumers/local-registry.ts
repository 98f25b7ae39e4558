import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runOrThrow } from '@chignon/dev-tools/run'
import { packageRoot } from '../../ui/scripts/paths.ts'
import { npmInstall } from './npm-install.ts'
import { startServer } from './start-server.ts'

const root = path.resolve(packageRoot, '../..')

/** A registry on this computer that has the package as it would be released. */
export type Registry = {
  url: string
  /** What apps install: name and version. */
  spec: string
  end: () => void
}

/** Starts a registry in a folder and publishes the package to it with the command that releases it. */
export async function publishLocally(folder: string): Promise<Registry> {
  await cp(path.join(import.meta.dirname, 'registry'), folder, { recursive: true })
  await runOrThrow('npm', npmInstall, { cwd: folder })
  const verdaccio = path.join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const { url, end } = await startServer('The registry', folder, (port) => [
    process.execPath,
    verdaccio,
    '--config',
    'config.yaml',
    '--listen',
    `127.0.0.1:${port}`,
  ])
  try {
    const npmrc = path.join(folder, '.npmrc')
    // Any token: npm publishes nothing without one, and this registry accepts everyone.
    await writeFile(npmrc, `registry=${url}\n${url.replace('http:', '')}:_authToken=none\n`)
    await runOrThrow('pnpm', ['exec', 'changeset', 'publish', '--no-git-tag'], {
      cwd: root,
      env: { npm_config_userconfig: npmrc },
    })
    return { url, spec: await packageSpec(), end }
  } catch (error) {
    end()
    throw error
  }
}

async function packageSpec(): Promise<string> {
  const { name, version } = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  return `${name}@${version}`
}
