import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import { packageRoot } from '../paths.ts'
import { lowerLightDark } from './lower-light-dark.ts'
import { publishVariables } from './published-names.ts'

type ThemeSource = {
  /** The names of the theme with their values, and `initial` for the names of Tailwind that it removes. */
  names: [name: string, value: string][]
  /** Everything else: utilities, base styles, keyframes. */
  rest: string
}

/** What Tailwind needs as a value, because a media query cannot contain a variable. */
const isLiteral = (name: string): boolean => /^--(breakpoint-|spacing$)/.test(name)

/**
 * A theme for existing Tailwind apps: adds our names with the prefix `chignon-` (`bg-chignon-accent`) and changes none of the
 * app's.
 */
export async function writeAdditiveTheme(): Promise<string> {
  const { names } = await readTheme()
  const added = names.flatMap(([name, value]) => {
    const [, namespace, own] =
      /^--(color|text|font|radius|shadow|ease|container|spacing)-(.+)$/.exec(name) ?? []
    return !namespace || value === 'initial' || /^(transparent|current)$/.test(own ?? '')
      ? []
      : [`  --${namespace}-chignon-${own}: var(${publishVariables(name)});`]
  })
  return `@import './tokens.css';\n@theme inline reference {\n${added.join('\n')}\n}\n`
}

/** The theme for apps that use our scale alone: replaces Tailwind's colours, sizes and breakpoints, and resets the page. */
export async function writeStrictTheme(): Promise<string> {
  const { names, rest } = await readTheme()
  const declared = names.map(([name, value]) => {
    const isOwn = value !== 'initial' && !isLiteral(name) && !/^--color-(transparent|current)$/.test(name)
    return `  ${name}: ${isOwn ? `var(${publishVariables(name)})` : value};`
  })
  return `@import './tokens.css';\n@theme inline reference {\n${declared.join('\n')}\n}\n${rest}`
}

async function readTheme(): Promise<ThemeSource> {
  const folder = path.join(packageRoot, 'src/theme')
  const entry = postcss.parse(await readFile(path.join(folder, 'theme.css'), 'utf8'))
  const files: string[] = []
  entry.walkAtRules('import', ({ params }) => void files.push(params.slice(1, -1)))
  const names: ThemeSource['names'] = []
  let rest = ''
  for (const file of files) {
    const root = postcss.parse(await readFile(path.join(folder, file), 'utf8'))
    root.walkComments((comment) => void comment.remove())
    root.walkAtRules('theme', (theme) => {
      theme.walkDecls(({ prop, value }) => void names.push([prop, value]))
      theme.remove()
    })
    if (file !== './primitives.css') rest += publishValues(lowerLightDark(root.toString()))
  }
  return { names, rest }
}

/** Publishes the variables of a style sheet for Tailwind, but neither the names in `theme()` nor Tailwind's own. */
const publishValues = (css: string): string =>
  css.replaceAll(
    /(theme\([^)]*\)|--tw-[\w-]+)|--[a-z][\w-]*/g,
    (name, tailwinds: string | undefined) => tailwinds ?? publishVariables(name),
  )
