import { glob } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../../ui/scripts/paths.ts'

/** The folders of the package that contain a component, in alphabetical order. */
export async function componentFolders(): Promise<string[]> {
  const folders: string[] = []
  for await (const file of glob('src/*/*.tsx', { cwd: packageRoot })) {
    const [, folder = '', name] = file.split(path.sep)
    if (name === `${folder}.tsx`) folders.push(folder)
  }
  return folders.toSorted()
}

/** The title in the source of a stories file ("Actions/Button"), undefined if there is none. */
export const parseTitle = (stories: string): string | undefined =>
  /\btitle: '([^'/]+\/[^']+)'/.exec(stories)?.[1]
