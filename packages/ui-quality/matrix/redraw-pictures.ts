/**
 * `pnpm --filter @chignon/ui-quality pictures [part of a story's id]`: draws the pictures that stories are compared with anew,
 * all of them or those of these stories. Look at what changed before it is committed.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const [part = ''] = process.argv.slice(2)
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project=pictures'], {
  cwd: path.resolve(import.meta.dirname, '../../..'),
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'redraw', PICTURES_OF: part },
})
process.exitCode = status ?? 1
