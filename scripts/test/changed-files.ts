import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Files that differ from the merge base with `base`: committed, uncommitted, new and deleted ones. */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\n')
      .filter(Boolean)
  const [mergeBase = base] = git('merge-base', base, 'HEAD')
  const tracked = git('diff', '--name-only', '--no-renames', mergeBase)
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])]
}
