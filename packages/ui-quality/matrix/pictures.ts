/** The pictures in the repository: a mode's folder, a story's file, and who drew them. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Layout, Palette } from './cells.ts'

const folder = path.resolve(import.meta.dirname, '../pictures')
const differences = path.resolve(import.meta.dirname, '../../../test-results/pictures')

/** The modes a story is drawn in, by the name of their folder. */
export const modes = {
  dark: { theme: 'dark', direction: 'ltr' },
  light: { theme: 'light', direction: 'ltr' },
  'light-rtl': { theme: 'light', direction: 'rtl' },
} as const satisfies Record<string, Partial<Palette & Layout>>
export type Mode = keyof typeof modes
export const modeNames = ['dark', 'light', 'light-rtl'] as const satisfies readonly Mode[]

/** What is covered before a picture is taken: it is another each time. */
export const masks: readonly { selector: string; why: string }[] = [
  { selector: 'video', why: 'a film: which frame has come, and whether one has, is another thing each time' },
  { selector: '[data-player]', why: 'how much of a film has come' },
]

const fileOf = (mode: Mode, story: string): string => path.join(folder, mode, `${story}.webp`)

/** A kept picture, null where there is none yet. */
export const keptPicture = (mode: Mode, story: string): Promise<Buffer | null> =>
  readFile(fileOf(mode, story)).catch(() => null)

export async function keepPicture(mode: Mode, story: string, picture: Buffer): Promise<void> {
  await mkdir(path.join(folder, mode), { recursive: true })
  await writeFile(fileOf(mode, story), picture)
}

/** Where one can look at what differs. */
export async function showDifference(mode: Mode, story: string, picture: Buffer): Promise<string> {
  const file = path.join(differences, mode, `${story}.png`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, picture)
  return path.relative(process.cwd(), file)
}

/** Pictures of stories that are no more. */
export async function orphans(stories: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('*/*.webp', { cwd: folder }))
    if (!stories.has(path.basename(file, '.webp'))) found.push(file)
  return found.toSorted()
}

export const dropPicture = (file: string): Promise<void> => rm(path.join(folder, file))

/** Who drew them: "Chromium 141.0.1 on linux". Null before the first time. */
export const drawnBy = (): Promise<string | null> =>
  readFile(path.join(folder, 'drawn-by.txt'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

export async function signPictures(browser: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'drawn-by.txt'), `${browser}\n`)
}
