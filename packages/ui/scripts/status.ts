/** `pnpm --filter @chignon/ui status`: how far each component is, from the reports of `pnpm test`, to status.json. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toId } from 'storybook/internal/csf'
import { componentFolders, titleIn } from './components.ts'
import { packageRoot } from './dist.ts'
import { keptSizes, sizesFile } from './sizes.ts'
import {
  checksOf,
  levelOf,
  reportNames,
  type Component,
  type Reports,
  type Status,
  type TestFile,
} from './status/checks.ts'

const results = path.resolve(packageRoot, '../../test-results')
const statusFile = path.join(packageRoot, 'status.json')

const reports: Reports = {}
for (const name of reportNames) {
  const text = await readFile(path.join(results, `${name}.json`), 'utf8').catch(() => null)
  if (text === null) continue
  const { testResults }: { testResults: TestFile[] } = JSON.parse(text)
  reports[name] = testResults
}
if (!Object.keys(reports).length) throw new Error('test-results/ has no report. Run pnpm test first.')

async function componentOf(folder: string): Promise<Component> {
  const file = path.join(packageRoot, `src/${folder}/${folder}.stories.tsx`)
  const title = titleIn(await readFile(file, 'utf8').catch(() => ''))
  if (!title) throw new Error(`${file} says no title: the component stands nowhere in the sidebar.`)
  return { folder, title, id: toId(title, 'docs').replace(/--docs$/, '') }
}

const before = await readFile(statusFile, 'utf8').catch(() => '{}')
const kept: Record<string, Status | undefined> = JSON.parse(before)
const sizes = keptSizes(await readFile(sizesFile, 'utf8'))

const status: Record<string, Status> = {}
for (const folder of await componentFolders()) {
  const docs = existsSync(path.join(packageRoot, `src/${folder}/${folder}.mdx`))
  const seen = { size: sizes.has(folder), docs }
  const checks = checksOf(await componentOf(folder), reports, seen, kept[folder]?.checks)
  status[folder] = { level: levelOf(checks), checks }
}
// Storybook is built anew where this file is younger, so the same is not written twice.
const after = `${JSON.stringify(status, null, 2)}\n`
if (after !== before) await writeFile(statusFile, after)
