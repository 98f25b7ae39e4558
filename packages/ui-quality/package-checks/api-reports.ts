/**
 * `pnpm --filter @chignon/ui-quality api-reports`: writes the public types of each entry to api-reports/, so that a review
 * shows what would break.
 */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ts from '@typescript/typescript6'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames, ensureDist, moduleOf } from './built-package.ts'

const folder = path.resolve(import.meta.dirname, '../api-reports')
const printer = ts.createPrinter({ removeComments: true })

const fileOf = (entry: string): string => `${entry.replace('/', '-')}.d.ts.md`

/** Writes a report per built entry, with its public types and without comments. The keys are file names. */
export async function createReports(): Promise<Map<string, string>> {
  const reports = new Map<string, string>()
  for (const entry of await entryNames()) {
    const file = path.join(dist, `${moduleOf(entry)}.d.ts`)
    const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const types = printer.printFile(source).replaceAll('\r\n', '\n').trim()
    reports.set(fileOf(entry), `# @chignon/ui/${entry}\n\n\`\`\`ts\n${types}\n\`\`\`\n`)
  }
  return reports
}

export async function readReports(): Promise<Map<string, string>> {
  const reports = new Map<string, string>()
  for await (const file of glob('*.d.ts.md', { cwd: folder }))
    reports.set(file, await readFile(path.join(folder, file), 'utf8'))
  return reports
}

if (import.meta.main) {
  await ensureDist()
  const [current, stored] = await Promise.all([createReports(), readReports()])
  await mkdir(folder, { recursive: true })
  for (const file of stored.keys()) if (!current.has(file)) await rm(path.join(folder, file))
  for (const [file, text] of current) await writeFile(path.join(folder, file), text)
  console.log(`${current.size} reports in ${path.relative(process.cwd(), folder) || folder}`)
}
