/**
 * `pnpm --filter @chignon/ui-quality pictures [part of a story id …]`: takes new reference pictures of all stories, or of those
 * whose id contains an argument. Review the changes before committing them.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const filters = process.argv.slice(2)
const config = '--config=vitest.without-stories.config.ts'
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', config, '--project=pictures'], {
  cwd: path.resolve(import.meta.dirname, '../../..'),
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'update', PICTURES_OF: filters.join(' ') },
})
process.exitCode = status ?? 1
