import { primitives, tokens } from './0.2.0.properties.ts'

const property = /(?<![\w-])--([a-z][\w-]*)/g

/** A file after the custom properties in it were renamed, and what a developer has to look at, each with its line. */
export type RenamedProperties = { source: string; changes: number; reports: [line: number, what: string][] }

/**
 * Renames the package's custom properties. Tokens without a prefix may be Tailwind's or the app's own where the app has a theme for
 * Tailwind, and in code; they are reported there.
 */
export function renameProperties(
  source: string,
  { isStyleSheet }: { isStyleSheet: boolean },
): RenamedProperties {
  const reports: [number, string][] = []
  const lineAt = (index: number) => source.slice(0, index).split('\n').length
  const isCertain = isStyleSheet && !/@theme|tailwindcss/.test(source)
  let changes = 0
  const next = source.replaceAll(property, (whole: string, name: string, at: number) => {
    const token = tokens.get(name)
    const to = primitives.get(name) ?? (isCertain ? token : undefined)
    if (to === undefined) {
      if (isStyleSheet && token) reports.push([lineAt(at), `${whole} of @chignon/ui is now --${token}`])
      return whole
    }
    changes += 1
    return `--${to}`
  })
  return { source: next, changes, reports }
}

const styles = /(?:import|from)\s*\(?\s*(?:url\(\s*)?['"]@chignon\/ui\/styles\.css['"]/

/** The line that imports the styles in a file without the reset that they contained before; null if there is none. */
export function lineWithoutReset(source: string): number | null {
  const at = source.search(styles)
  if (at < 0 || source.includes('@chignon/ui/reset.css') || source.includes('tailwindcss')) return null
  return source.slice(0, at).split('\n').length
}
