/** The reference pictures in pictures/: a folder per picture mode, a file per story, and the browser that took them. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Layout, Palette } from './modes.ts'

const folder = path.resolve(import.meta.dirname, '../pictures')
const browserFile = path.join(folder, 'browser.txt')
const differences = path.resolve(import.meta.dirname, '../../../test-results/pictures')

/** The modes in which pictures are taken, by the name of their folder. */
export const pictureModes = {
  dark: { theme: 'dark', direction: 'ltr' },
  light: { theme: 'light', direction: 'ltr' },
  'light-rtl': { theme: 'light', direction: 'rtl' },
} as const satisfies Record<string, Partial<Palette & Layout>>
export type PictureMode = keyof typeof pictureModes
export const pictureModeNames = ['dark', 'light', 'light-rtl'] as const satisfies readonly PictureMode[]

/** The elements that are hidden in every picture because they differ each time. Elements above them stay visible. */
export const hidden: readonly { selector: string; reason: string }[] = [
  { selector: 'video', reason: 'the frame depends on how much of the video is loaded' },
  { selector: ':has(> [data-player])', reason: 'shows how much of the video is loaded' },
]

const fileOf = (mode: PictureMode, story: string): string => path.join(folder, mode, `${story}.webp`)

/** Null if the story has no picture yet. */
export const readPicture = (mode: PictureMode, story: string): Promise<Buffer | null> =>
  readFile(fileOf(mode, story)).catch(() => null)

export async function writePicture(mode: PictureMode, story: string, picture: Buffer): Promise<void> {
  await mkdir(path.join(folder, mode), { recursive: true })
  await writeFile(fileOf(mode, story), picture)
}

/** Writes the picture of a difference to test-results and returns its path. */
export async function writeDifference(mode: PictureMode, story: string, picture: Buffer): Promise<string> {
  const file = path.join(differences, mode, `${story}.png`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, picture)
  return path.relative(process.cwd(), file)
}

/** Pictures of stories that no longer exist. */
export async function findOrphans(stories: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('*/*.webp', { cwd: folder }))
    if (!stories.has(path.basename(file, '.webp'))) found.push(file)
  return found.toSorted()
}

export const deletePicture = (file: string): Promise<void> => rm(path.join(folder, file))

/** The browser that took all pictures: "Chromium 156.0.8078 on linux". Null if unknown. */
export const readPictureBrowser = (): Promise<string | null> =>
  readFile(browserFile, 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

export async function writePictureBrowser(browser: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(browserFile, `${browser}\n`)
}
