import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'house-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Each file violates one rule.
const violations: [file: string, code: string, message: string][] = [
  ['packages/ui/src/a.tsx', "import '@chignon/contract'", '@chignon/ui knows nothing of ours'],
  ['packages/ui/src/b.tsx', "import 'react-router'", 'Components know no router'],
  ['apps/idp/src/a.ts', '// Ordered by likeness.', 'replace “likeness”'],
  ['packages/ui/src/c.tsx', "export const side = 'ms-2 pl-4'", '“pl-4” is a physical direction'],
  ['packages/ui/src/d.ts', 'export type Props = { size?: number }', 'Write `| undefined`'],
  ['apps/api/src/catalogue/course/z.ts', "import '@chignon/ui/button'", 'only the drawing functions'],
  [
    'apps/api/src/catalogue/course/y.ts',
    "import { eq } from 'drizzle-orm'",
    'Import it from `platform/db/drizzle.ts`',
  ],
  ['packages/contract/src/platform/a.ts', "import 'ky'", 'The contract knows only zod'],
  [
    'packages/contract/src/catalogue/a.ts',
    "import '../learning/progress.ts'",
    'An area of the contract imports only areas below it',
  ],
  [
    'packages/contract/src/commerce/a.ts',
    "import '../community/post.ts'",
    'An area of the contract imports only areas below it',
  ],
  [
    'apps/studio/app/areas/chat/a.tsx',
    'export const a = <bdi className="block truncate">Ada</bdi>',
    'begins at the side of its own language',
  ],
  ['apps/web/app/routes/site/home.tsx', "import '../catalogue/course.tsx'", 'A route never imports a route'],
  [
    'apps/web/app/lib/a.ts',
    "import '../areas/identity/account/auth-modal-atom.ts'",
    'lib lies under areas and routes',
  ],
  ['apps/web/app/lib/c.ts', "import { msg } from '@lingui/core/macro'", 'lib has no texts'],
  [
    'apps/web/app/areas/identity/account/a.ts',
    "import '../../../routes/site/home.tsx'",
    'An area imports from lib and areas',
  ],
  [
    'apps/web/app/areas/identity/account/b.ts',
    "import '../../catalogue/course/course-queries.ts'",
    'never its queries',
  ],
  [
    'apps/web/app/areas/site/b.tsx',
    'export const a = (b: boolean) => <p>{b && <Trans>Loading</Trans>}</p>',
    'Put the text into an element',
  ],
  [
    'packages/ui/src/e.tsx',
    'export const a = (b: boolean) => <p>{b && <i />}{`${b}`}</p>',
    'Put the text after it into an element',
  ],
  ['apps/web/app/lib/b.ts', "export * from './other.ts'", 'Name each export'],
  ['apps/web/app/areas/site/a.tsx', "import '@chignon/api'", 'Only apps/web/server/mount-api.ts'],
  ['apps/api/src/catalogue/course/a.ts', "import '../program/program.routes.ts'", 'never its routes'],
  [
    'apps/api/src/catalogue/course/b.ts',
    "import type { A } from '../../commerce/order/order.rules.ts'",
    'An area of the API imports only areas below it',
  ],
  [
    'apps/api/src/commerce/order/order.routes.ts',
    'export const a = async ({ services: { db } }) => ({ data: await db().select().from(orders) })',
    'SQL is in .queries.ts files',
  ],
  [
    'apps/api/src/commerce/order/a.ts',
    "import '../../community/post/post.queries.ts'",
    'An area of the API imports only areas below it',
  ],
  [
    'apps/api/src/commerce/order/b.ts',
    "import '../../catalogue/search/find-words.ts'",
    'Other areas import only the files that an area names',
  ],
]
for (const [file, code] of violations) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), `${code}\n`)
}
writeFileSync(
  path.join(folder, '.oxlintrc.json'),
  JSON.stringify({
    plugins: [],
    jsPlugins: [path.join(root, 'lint/plugin.js')],
    categories: { correctness: 'off' },
    rules: {
      'house/inline-bdi': 'error',
      'house/logical-classes': 'error',
      'house/optional-undefined': 'error',
      'house/layers': 'error',
      'house/no-export-all': 'error',
      'house/plain-words': 'error',
      'house/sql-in-queries': 'error',
      'house/stable-text': 'error',
    },
  }),
)
const result = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format=json', '.'], {
  cwd: folder,
  encoding: 'utf8',
})
const { diagnostics }: { diagnostics: { message: string; filename: string }[] } = JSON.parse(result.stdout)

it.each(violations)('reports %s: %s', (file, _code, message) => {
  expect(
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ message }) => message)
      .join(),
  ).toContain(message)
})
