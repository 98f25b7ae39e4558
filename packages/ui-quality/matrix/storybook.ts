/** Storybook as it is published: built where that is needed, served, its stories by its own index. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, readStamp, writeStamp } from '../../../scripts/content-hash.ts'
import { runOrThrow } from '../../../scripts/run.ts'
import { typeOf, type Answer } from '../proofs/page.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const built = path.join(root, 'storybook-static')
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
  /** As in the address: "actions-button--primary". */
  id: string
  /** Where it stands in the sidebar: "Actions/Button". */
  title: string
  name: string
  /** From the repository's root. */
  importPath: string
}

/** Builds Storybook unless it is made from what there is. Throws what the builder printed. */
export async function freshStorybook(): Promise<void> {
  const made = await contentHash(sources, /\.test\.tsx?$/)
  if ((await readStamp(built)) === made) return
  // What the builder begins with is to empty the folder: one that is killed leaves no stamp.
  await runOrThrow('pnpm', ['storybook:build'], { cwd: root })
  await writeStamp(built, made)
}

/** Every story and docs page, in the order of the sidebar. */
export async function storybookEntries(): Promise<StoryEntry[]> {
  const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
    await readFile(path.join(built, 'index.json'), 'utf8'),
  )
  return Object.values(entries)
}

/** Every story, in the order of the sidebar. */
export async function storiesOf(): Promise<StoryEntry[]> {
  return (await storybookEntries()).filter(({ type }) => type === 'story')
}

/** What the built Storybook has at an address, for `openSite`. Null where there is nothing. */
export async function storybookAnswer(address: string): Promise<Answer | null> {
  const file = fileAt(address)
  const body = file && (await readFile(file).catch(() => null))
  return body ? { type: typeOf(file), body } : null
}

/** The file that an address names; null where it names none of the folder. */
function fileAt(address: string): string | null {
  try {
    const file = path.join(built, decodeURIComponent(new URL(address, 'http://storybook').pathname))
    return file.startsWith(built) ? file : null
  } catch {
    return null
  }
}

/** Vitest's global set-up of what looks at stories. */
export async function setup(): Promise<void> {
  await freshStorybook()
}
