import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

type Exports = Record<string, string | Record<string, string>>
type Resolve = (importer: string, specifier: string) => string[]

/**
 * Returns a function that resolves a specifier to some of `files`: a relative path, a relative glob pattern, or a package of
 * the workspace by its exports.
 */
export async function createResolver(root: string, files: ReadonlySet<string>): Promise<Resolve> {
  const packages: { name: string; folder: string; exports: Exports }[] = []
  for await (const file of glob('{packages,apps}/*/package.json', { cwd: root })) {
    const { name, exports = {} }: { name: string; exports?: Exports } = JSON.parse(
      await readFile(path.join(root, file), 'utf8'),
    )
    packages.push({ name, folder: path.dirname(file), exports })
  }
  const asFile = (candidate: string): string[] => {
    const file = ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => candidate + ending)
      .find((name) => files.has(name))
    return file === undefined ? [] : [file]
  }
  return (importer, specifier) => {
    const [bare = ''] = specifier.split('?')
    if (bare.startsWith('.')) {
      const target = path.posix.join(path.posix.dirname(importer), bare)
      return bare.includes('*') ? [...files].filter((file) => path.matchesGlob(file, target)) : asFile(target)
    }
    const owner = packages.find(({ name }) => bare === name || bare.startsWith(`${name}/`))
    if (!owner) return []
    const target = matchExport(owner.exports, `.${bare.slice(owner.name.length)}`)
    return target === undefined ? [] : asFile(path.posix.join(owner.folder, target))
  }
}

// The first pattern that matches, as in Node, given that longer patterns come first in package.json.
function matchExport(exports: Exports, subpath: string): string | undefined {
  for (const [pattern, value] of Object.entries(exports)) {
    const target = typeof value === 'string' ? value : (value['@chignon/source'] ?? value['default'])
    const [before = '', after] = pattern.split('*')
    if (after === undefined) {
      if (pattern === subpath) return target
    } else if (subpath.startsWith(before) && subpath.endsWith(after)) {
      const wildcard = subpath.slice(before.length, subpath.length - after.length)
      return target?.replaceAll('*', wildcard)
    }
  }
  return undefined
}
