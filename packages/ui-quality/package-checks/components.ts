import { glob } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../../ui/scripts/paths.ts'

/** The folders of the package that have a component, in order. */
export async function componentFolders(): Promise<string[]> {
  const folders: string[] = []
  for await (const file of glob('src/*/*.tsx', { cwd: packageRoot })) {
    const [, folder = '', name] = file.split(path.sep)
    if (name === `${folder}.tsx`) folders.push(folder)
  }
  return folders.toSorted()
}

/** Where stories stand in the sidebar, as their file says: "Actions/Button". Undefined where it does not. */
export const titleIn = (stories: string): string | undefined =>
  /\btitle: '([^'/]+\/[^']+)'/.exec(stories)?.[1]
