/** The static build of Storybook: built when its sources changed, and read as files. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '@chignon/dev-tools/content-hash'
import { runOrThrow } from '@chignon/dev-tools/run'
import { typeOf, type Response } from '../proofs/test-site.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const buildFolder = path.join(root, 'storybook-static')
/** Docs pages include what is computed for each component: its props, its size, its types. */
const sources = [
  'pnpm-lock.yaml',
  '.storybook/**/*',
  'packages/ui/{src,scripts/manifest}/**/*',
  'packages/ui-quality/sizes.md',
  'packages/ui-quality/{api-reports,matrix/in-page}/**/*',
  'packages/ui-quality/package-checks/{components,sizes}.ts',
]

/** One entry of Storybook's index. */
export type StoryEntry = {
  type: string
  /** "actions-button--primary". */
  id: string
  /** The place in the sidebar: "Actions/Button". */
  title: string
  name: string
  /** Relative to the repository's root. */
  importPath: string
}

/** Builds Storybook if its sources changed since the last build. Throws the builder's output on failure. */
export async function ensureStorybook(): Promise<void> {
  const hash = await contentHash(sources, /\.test\.tsx?$/)
  if ((await readStamp(buildFolder)) === hash) return
  // The builder empties the folder first, so an aborted build leaves no stamp.
  await runOrThrow('pnpm', ['storybook:build'], { cwd: root })
  await writeStamp(buildFolder, hash)
}

/** Every story and docs page, in the order of the sidebar. */
export async function readStorybookIndex(): Promise<StoryEntry[]> {
  const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
    await readFile(path.join(buildFolder, 'index.json'), 'utf8'),
  )
  return Object.values(entries)
}

/** Every story, in the order of the sidebar. */
export async function readStories(): Promise<StoryEntry[]> {
  return (await readStorybookIndex()).filter(({ type }) => type === 'story')
}

/** The file of the build at an address, for `openSite`; null if there is none. */
export async function respondFromStorybook(address: string): Promise<Response | null> {
  const file = fileAt(address)
  const body = file && (await readFile(file).catch(() => null))
  return body ? { type: typeOf(file), body } : null
}

/** Null if the address is invalid or leads out of the build folder. */
function fileAt(address: string): string | null {
  try {
    const file = path.join(buildFolder, decodeURIComponent(new URL(address, 'http://storybook').pathname))
    return file.startsWith(buildFolder) ? file : null
  } catch {
    return null
  }
}

/** Vitest's global setup of the projects that open stories. */
export async function setup(): Promise<void> {
  await ensureStorybook()
}
