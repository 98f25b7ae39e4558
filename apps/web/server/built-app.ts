import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { withoutRootSheet } from '../router/without-root-sheet.ts'
import { createWebApp, type WebAppParts } from './app.ts'
import { builtStudioPage } from './studio.ts'

const buildFolder = path.resolve(import.meta.dirname, '../build/current')
const studioFolder = path.resolve(import.meta.dirname, '../../studio/build/current')

/** The web app over the files of the last build. Rejects if there is none. */
export async function createBuiltApp(parts: Pick<WebAppParts, 'env' | 'api' | 'logger'>): Promise<Hono> {
  const build: ServerBuild = await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)
  const studio = { folder: studioFolder, page: builtStudioPage(studioFolder) }
  return createWebApp({
    ...parts,
    build: withoutRootSheet(build),
    assets: path.join(buildFolder, 'client'),
    studio,
  })
}
