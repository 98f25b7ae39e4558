import { readFile } from 'node:fs/promises'
import path from 'node:path'
import routes from '../../apps/web/app/routes.ts'

type RouteEntry = (typeof routes)[number]

const root = path.resolve(import.meta.dirname, '../..')
const isSpec = (file: string): boolean => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(file)
const isTest = (file: string): boolean => /\.(test|stories|testing)\.tsx?$|\.mdx$/.test(file)

/**
 * The journeys (spec files) that the affected files can break. If only routes are affected, these are the specs that name an
 * address of these routes, and those that visit every page. `all` if the API, the server or anything else is affected.
 */
export async function affectedJourneys(
  affected: ReadonlySet<string>,
  specs: readonly string[],
): Promise<'all' | string[]> {
  const files = [...affected].filter((file) => /^(apps|packages\/contract)\//.test(file) && !isTest(file))
  const selected = new Set(files.filter(isSpec))
  const appFiles = files.filter((file) => !file.startsWith('apps/web/e2e/'))
  if (appFiles.some((file) => !file.startsWith('apps/web/app/') || isGlobal(file))) return 'all'
  const patterns = patternsOf(routes, '').filter(({ file }) => affected.has(`apps/web/app/${file}`))
  // Affected code that no route imports, such as an API stub or a resource of the build.
  if (appFiles.length > 0 && patterns.length === 0) return 'all'
  if (patterns.length === 0) return [...selected]
  for (const spec of specs) {
    const text = await readFile(path.join(root, spec), 'utf8')
    const addresses = [...text.matchAll(/['"`](\/[^'"`\s]*)['"`]/g)].map(([, address = '']) => address)
    const visitsEveryPage = text.includes("/pages.ts'")
    const visitsRoute = patterns.some(({ pattern }) => addresses.some((address) => pattern.test(address)))
    if (visitsEveryPage || visitsRoute) selected.add(spec)
  }
  return [...selected]
}

const isGlobal = (file: string): boolean =>
  /^apps\/web\/app\/(root|entry\.|routes\.ts|routes\/layouts\/)|\.(css|json|po)$/.test(file)

function patternsOf(entries: readonly RouteEntry[], parent: string): { file: string; pattern: RegExp }[] {
  return entries.flatMap(({ file, path: segment, children = [] }) => {
    const address = segment ? `${parent}/${segment}` : parent
    const source = address
      .replaceAll(/[.+]/g, '\\$&')
      .replaceAll(/:\w+\??/g, '[^/?]+')
      .replaceAll('*', '.*')
    const own = { file, pattern: new RegExp(`^${source || '/'}/?([?#].*)?$`) }
    return [...(children.length > 0 ? [] : [own]), ...patternsOf(children, address)]
  })
}
