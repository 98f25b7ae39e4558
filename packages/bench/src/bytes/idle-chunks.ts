import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const app = path.join(import.meta.dirname, '../../../../apps/web/app')

/**
 * The names of the chunks that a page loads when it is idle, because its first view does not need them: those of `lazyWhenIdle`,
 * what makes calls and prefetches, which no page does before, and the error page, which says when the connection is lost.
 */
export function idleChunks(): string[] {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app }).map((file) =>
    readFileSync(path.join(app, file), 'utf8'),
  )
  const lazy = sources
    .filter((source) => source.includes('lazyWhenIdle(') || source.includes('function loadIdleParts('))
    .flatMap((source) =>
      [...source.matchAll(/import\('.*?([\w-]+)\.tsx'\)/g)].flatMap(([, name]) => name ?? []),
    )
  return [...lazy, 'prefetch-links', 'send-call', 'error-page']
}
