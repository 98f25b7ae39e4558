import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../../ui/scripts/paths.ts'

const { peerDependencies } = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8')) as {
  peerDependencies: { react: string }
}
const [major, minor = '0', patch = '0'] = peerDependencies.react.replace(/^\D+/, '').split('.')

/** The lowest version of React that the package accepts. */
export const lowestReact = `${major}.${minor}.${patch}`
