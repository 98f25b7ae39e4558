import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { kB, type Measurement } from '@chignon/dev-tools/measurement'

const studio = path.join(import.meta.dirname, '../../../../apps/studio')
const build = path.join(studio, 'build/current')

/** Maximum compressed size of the scripts that every page loads, in bytes. */
const shellBudget = 170_000

/** The maximum that a page adds to them: a list, and a page on which one works. */
const listBudget = 15_000
const workBudget = 45_000

const workPages = new Set([
  'accountant-page',
  'code-page',
  'conversation-page',
  'course-fields',
  'course-page',
  'event-page',
  'exam-page',
  'lesson-fields',
  'order-page',
  'person-page',
  'statement-page',
])

/** The scripts of the studio: those of every page, and what each page adds when it is opened. Reads the last build. */
export function measureStudioBytes(): Measurement {
  const assets = readdirSync(path.join(build, 'assets')).filter((file) => file.endsWith('.js'))
  const shell = new Set<string>()
  const html = readFileSync(path.join(build, 'index.html'), 'utf8')
  for (const [, file] of html.matchAll(/assets\/([^"']+\.js)"/g)) addImports(file, shell)
  const failures: string[] = []
  if (sizeOf(shell) > shellBudget)
    failures.push(`The studio’s shell loads ${kB(sizeOf(shell))}; the maximum is ${kB(shellBudget)}.`)
  const rows = [
    ['page', 'JavaScript over the shell', 'maximum'],
    ['(shell)', kB(sizeOf(shell)), kB(shellBudget)],
  ]
  for (const page of pageNames()) {
    const chunk = assets.find((file) => /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1] === page)
    if (chunk === undefined) throw new Error(`The build has no chunk of ${page}.`)
    const added = sizeOf(addImports(chunk, new Set(shell))) - sizeOf(shell)
    const budget = workPages.has(page) ? workBudget : listBudget
    rows.push([page, kB(added), kB(budget)])
    if (added > budget)
      failures.push(`${page} of the studio adds ${kB(added)} of JavaScript; the maximum is ${kB(budget)}.`)
  }
  return { tables: [{ title: 'Pages of the studio', rows }], failures }
}

/** The names of the pages' files, in the order of the routes. Two have the same chunk name only if they are the same file. */
function pageNames(): string[] {
  const routes = readFileSync(path.join(studio, 'app/routes.tsx'), 'utf8')
  return [...routes.matchAll(/import\('\.\/areas\/[\w-]+\/([\w-]+)\.tsx'\)/g)].flatMap(
    ([, name]) => name ?? [],
  )
}

/** Adds a chunk and all that it imports statically. */
function addImports(file: string | undefined, found: Set<string>): Set<string> {
  if (file === undefined || found.has(file)) return found
  found.add(file)
  const code = readFileSync(path.join(build, 'assets', file), 'utf8')
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    addImports(imported, found)
  return found
}

// As they are sent: files that are too small to gain from it are not compressed.
function sizeOf(files: Set<string>): number {
  return [...files].reduce((total, file) => {
    const plain = path.join(build, 'assets', file)
    return total + (statSync(`${plain}.br`, { throwIfNoEntry: false }) ?? statSync(plain)).size
  }, 0)
}
