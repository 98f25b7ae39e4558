/**
 * `pnpm --filter @chignon/ui-quality status`: computes the status of each component from the reports of `pnpm test` and
 * writes it to build/status.json.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toId } from 'storybook/internal/csf'
import { readManifest } from '../../ui/scripts/manifest/manifest.ts'
import { packageRoot } from '../../ui/scripts/paths.ts'
import { componentFolders, parseTitle } from '../package-checks/components.ts'
import { parseSizes, sizesFile } from '../package-checks/sizes.ts'
import { releasesWithoutBreaking } from './breaking-changes.ts'
import {
  evaluateChecks,
  levelOf,
  reportNames,
  type Component,
  type Reports,
  type Status,
  type TestFile,
} from './checks.ts'
import { readReleases } from './releases.ts'
import { readStatus, statusFile } from './status-file.ts'

const results = path.resolve(import.meta.dirname, '../../../test-results')

const reports: Reports = {}
for (const name of reportNames) {
  const text = await readFile(path.join(results, `${name}.json`), 'utf8').catch(() => null)
  if (text === null) continue
  const { testResults }: { testResults: TestFile[] } = JSON.parse(text)
  reports[name] = testResults
}
if (!Object.keys(reports).length) throw new Error('test-results/ has no report. Run pnpm test first.')

async function readComponent(folder: string): Promise<Component> {
  const file = path.join(packageRoot, `src/${folder}/${folder}.stories.tsx`)
  const title = parseTitle(await readFile(file, 'utf8').catch(() => ''))
  if (!title) throw new Error(`${file} has no title, so the component has no place in the sidebar.`)
  return { folder, title, id: toId(title, 'docs').replace(/--docs$/, '') }
}

const previous = readStatus()
const releases = readReleases()
const manifest = await readManifest()
const sizes = parseSizes(await readFile(sizesFile, 'utf8'))

const status: Record<string, Status> = {}
for (const folder of await componentFolders()) {
  const docs = existsSync(path.join(packageRoot, `src/${folder}/${folder}.mdx`))
  const settled = releasesWithoutBreaking(folder, releases, manifest) >= 2
  const extra = { size: sizes.has(folder), docs, settled }
  const checks = evaluateChecks(await readComponent(folder), reports, extra, previous[folder]?.checks)
  status[folder] = { level: levelOf(checks), checks }
}
await mkdir(path.dirname(statusFile), { recursive: true })
await writeFile(statusFile, `${JSON.stringify(status, null, 2)}\n`)
