import { parseSync } from 'vite'

/**
 * The module specifiers a source file imports, statically or dynamically, and those it re-exports from. Patterns of
 * `import.meta.glob` are returned as they are.
 */
export function importsIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return matches(text, /@import\s+(?:url\()?['"]([^'"]+)/g)
  if (file.endsWith('.mdx')) return matches(text, /^import\s[^'"]*['"]([^'"]+)/gm)
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Only literals: `import(variable)` has no static target.
    ...dynamicImports.flatMap(({ moduleRequest }) =>
      matches(text.slice(moduleRequest.start, moduleRequest.end), /^['"`]([^'"`$]+)['"`]$/g),
    ),
    ...matches(text, /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g).flatMap((patterns) =>
      matches(patterns, /['"`]([./][^'"`]*)['"`]/g),
    ),
    ...matches(text, /new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g),
  ]
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? [])
