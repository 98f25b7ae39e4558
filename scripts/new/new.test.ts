import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '@chignon/dev-tools/run'
import { copyWorkspace } from './copy-workspace.ts'

const minutes = 60_000
const copy = await mkdtemp(path.join(tmpdir(), 'chignon-new-'))
const created: string[] = []
const edited = ['apps/api/src/routes.ts', 'apps/api/src/platform/api-reference/contract-modules.ts']
// Lingui loads its workers from its sources if NODE_ENV is `test`.
const env = { NODE_ENV: 'development' }

/** Runs a program of the workspace in the copy. Returns its output; null if it succeeded. */
async function failureOf(folder: string, program: string, ...args: string[]): Promise<string | null> {
  const cwd = path.join(copy, folder)
  const { code, output } = await run(path.join(cwd, 'node_modules/.bin', program), args, cwd, env)
  return code === 0 ? null : output
}

beforeAll(async () => {
  await copyWorkspace(copy)
  for (const [kind, name] of [
    ['component', 'course-ribbon'],
    ['noun', 'catalogue/salon-chair'],
    ['pages', 'learning/salon-tour'],
  ]) {
    const { code, output } = await run(process.execPath, ['scripts/new.ts', `${kind}`, `${name}`], copy, env)
    expect(code, output).toBe(0)
    created.push(...output.split('\n').filter((line) => /^[\w./-]+\.tsx?$/.test(line)))
  }
}, 3 * minutes)
afterAll(() => rm(copy, { recursive: true, force: true }))

it('generates a component, a noun and a folder for pages', () => {
  expect(created).toEqual(
    expect.arrayContaining([
      'packages/ui/src/course-ribbon/course-ribbon.tsx',
      'packages/contract/src/catalogue/salon-chair.ts',
      'apps/api/src/catalogue/salon-chair/salon-chair.routes.ts',
      'apps/web/app/areas/catalogue/salon-chair/salon-chair-queries.ts',
      'apps/web/app/areas/learning/salon-tour/salon-tour-page.tsx',
    ]),
  )
})

it('adds the routes of a noun and a migration for its table', async () => {
  expect(await readFile(path.join(copy, 'apps/api/src/routes.ts'), 'utf8')).toContain('...salonChairRoutes,')
  const journal = await readFile(path.join(copy, 'apps/api/migrations/meta/_journal.json'), 'utf8')
  const { entries }: { entries: { tag: string }[] } = JSON.parse(journal)
  expect(entries.at(-1)?.tag).toMatch(/^\d{4}_salon_chair$/)
  const migration = path.join(copy, `apps/api/migrations/${entries.at(-1)?.tag}.sql`)
  expect(await readFile(migration, 'utf8')).toContain('CREATE TABLE "salon_chairs"')
  // The next migration needs the last snapshot only.
  const meta = await readdir(path.join(copy, 'apps/api/migrations/meta'))
  expect(meta.toSorted()).toEqual([expect.stringMatching(/^\d{4}_snapshot\.json$/), '_journal.json'])
})

it.each(['packages/contract', 'packages/ui', 'apps/api', 'apps/web'])(
  'generates code that passes the types of %s',
  async (folder) => {
    // Only what is new, what it imports, and what declares global types: the rest is checked by `pnpm types`.
    const files = [...created, ...edited].filter((file) => file.startsWith(`${folder}/`))
    const config = {
      extends: './tsconfig.json',
      include: [...files.map((file) => path.relative(folder, file)), '**/*.d.ts'],
      exclude: ['**/node_modules'],
    }
    await writeFile(path.join(copy, folder, 'tsconfig.new.json'), JSON.stringify(config))
    expect(await failureOf('.', 'tsc', '-p', `${folder}/tsconfig.new.json`)).toBeNull()
  },
  2 * minutes,
)

it(
  'generates code that passes lint',
  async () => {
    expect(await failureOf('.', 'oxfmt', '--check', ...created, ...edited)).toBeNull()
    expect(await failureOf('.', 'oxlint', '--deny-warnings', ...created, ...edited)).toBeNull()
    expect(await failureOf('.', 'knip')).toBeNull()
    expect(await failureOf('apps/web', 'lingui', 'check', 'sync')).toBeNull()
    expect(await failureOf('apps/web', 'lingui', 'check', 'missing')).toBeNull()
  },
  3 * minutes,
)

it(
  'generates tests that pass',
  async () => {
    expect(await failureOf('apps/api', 'vitest', 'run', 'salon-chair', 'all-endpoints')).toBeNull()
    const config = '--config=vitest.without-stories.config.ts'
    expect(await failureOf('.', 'vitest', 'run', config, '--project=unit', '/salon-')).toBeNull()
  },
  3 * minutes,
)
