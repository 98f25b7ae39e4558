import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Release } from './blocks/changelog-data.ts'
import { parseChangelog, parseChangeset } from './parse-changelog.ts'

const root = path.resolve(import.meta.dirname, '..')
const dataModule = path.join(import.meta.dirname, 'blocks/changelog-data.ts')

/** When a file was last committed, in seconds; now for a new file or without git. */
function committedAt(file: string): number {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', file], {
      cwd: root,
      encoding: 'utf8',
    })
    return Number(seconds.trim()) || Infinity
  } catch {
    return Infinity
  }
}

function readChangelog(): Release[] {
  const pending = globSync('.changeset/*.md', { cwd: root })
    .map((file) => ({
      change: parseChangeset(readFileSync(path.join(root, file), 'utf8')),
      at: committedAt(file),
    }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ change }) => change)
  const [file] = globSync('packages/ui/CHANGELOG.md', { cwd: root })
  const released = file ? parseChangelog(readFileSync(path.join(root, file), 'utf8')) : []
  return pending.length ? [{ version: 'Not released yet', changes: pending }, ...released] : released
}

/** Vite plugin that fills blocks/changelog-data.ts with the changesets and the package's CHANGELOG. */
export function changelogPlugin(): Plugin {
  return {
    name: 'changelog-data',
    enforce: 'pre',
    load: (id) =>
      path.normalize(id) === dataModule
        ? `export const changelog = ${JSON.stringify(readChangelog())}`
        : null,
  }
}
