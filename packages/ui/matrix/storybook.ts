/** Storybook as it is published: built where that is needed, served, its stories by its own index. */
import { spawnSync } from 'node:child_process'
import { glob, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const built = path.join(root, 'storybook-static')
/** Docs pages say what is computed of each component as well: its props, its size, its types, how far it is. */
const sources = [
  'pnpm-lock.yaml',
  '.storybook/**/*',
  'packages/ui/{status.json,sizes.md}',
  'packages/ui/{api,src,matrix/in-page,scripts/manifest}/**/*',
  'packages/ui/scripts/sizes.ts',
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

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Builds Storybook unless what stands is younger than everything it is made from. Throws what the builder printed. */
export async function freshStorybook(): Promise<void> {
  const builtAt = await changedAt(path.join(built, 'index.json'))
  for await (const file of glob(sources, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file) || (await changedAt(path.join(root, file))) <= builtAt) continue
    const { status, stdout, stderr } = spawnSync('pnpm', ['storybook:build'], { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}${stderr}`)
    return
  }
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

/** A file of the built Storybook, by its path there. Null where there is none. */
export async function storybookFile(name: string): Promise<Buffer | null> {
  const file = path.join(built, name)
  return file.startsWith(built) ? readFile(file).catch(() => null) : null
}

/** Vitest's global set-up of what looks at stories. */
export async function setup(): Promise<void> {
  await freshStorybook()
}
