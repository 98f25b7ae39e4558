import { mapClasses } from './compile-utilities.ts'
import { classPrefix, publishedClass } from './published-names.ts'

const ownFirst = `[class^=${classPrefix}]`
const own = `:where(${ownFirst},[class*=" ${classPrefix}"])`

/** Adds the specificity of two ids and matches every element: more than `#main .text p`. */
export const aboveIds = String.raw`:not(#\##\#)`
/** Adds the specificity of eight element names and matches every element: more than `body main p`, less than any class. */
const belowClasses = ':not(_ _ _ _ _ _ _ _)'

/**
 * The package's rules are in a layer, which any rule of the page outside of layers would override. These rules are outside of
 * layers, too, and go back to the layers where they win:
 * - over rules for elements alone on every element of the package, so that any class of the page can change a single property;
 * - over all rules on elements without a class of the page, which comes first in the attribute. The outermost element of a
 *   component is placed by the page (`.toolbar > *`), so there only its appearance is protected.
 */
export function guardRules(pseudoElements: Iterable<string>): string {
  const strong = ownFirst + aboveIds
  const weak = own + belowClasses
  const inner = [...pseudoElements].flatMap((name) => {
    const start = hosts[name] ?? ['']
    return start.flatMap((one) => [`${one}${strong}${name}`, `${one}${weak}${name}`])
  })
  const rules = [
    `${weak},${own}>${strong}{all:revert-layer}`,
    ...inner.map((one) => `${one}{all:revert-layer}`),
  ]
  return `${rules.join('')}${strong}{${appearance.map((name) => `${name}:revert-layer`).join(';')}}`
}

/**
 * The elements with these pseudo-elements: browsers create one for every element that a rule for it matches. A first letter is then
 * laid out by itself.
 */
const hosts: Record<string, string[]> = {
  '::before': ['[class*="before:"]'],
  '::after': ['[class*="after:"]'],
  '::first-letter': ['[class*="first-letter:"]'],
  '::backdrop': ['dialog', '[popover]'],
  '::marker': ['li', 'summary'],
}

/** The properties by which pages style elements, without those that place an element. */
const appearance =
  'appearance background border border-radius box-shadow box-sizing color cursor display fill filter flex-flow font gap letter-spacing line-height list-style opacity outline padding stroke text-align text-decoration text-indent text-shadow text-transform transition animation transform white-space word-spacing align-items justify-content'.split(
    ' ',
  )

/** The selector with published class names. */
export const renameClasses = (selector: string): string =>
  mapClasses(selector, (token) => `.${escapeClass(publishedClass(token))}`)

/**
 * The published selector of a baseline rule. `.own` stands for the elements of the package; a rule outside of the layers gives them weight.
 * `:is(h1, h2)` becomes a list: browsers index rules by the element's name, but not inside of `:is()`.
 */
export function publishOwn(selector: string, weight = ''): string {
  return splitSelectors(selector)
    .flatMap((part) => {
      const [, names, rest] = /^:is\(([\w\s,]+)\)(.*)$/s.exec(part) ?? []
      return names ? names.split(',').map((name) => `${name.trim()}${rest}`) : [part]
    })
    .map((part) => part.replaceAll(/\.own(?!\w)/g, own + weight))
    .join(',')
}
/** Escapes a class name as CSS.escape() does where it begins with a letter. */
const escapeClass = (name: string): string => name.replaceAll(/[^\w-]/g, String.raw`\$&`)

function splitSelectors(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  let previous = ''
  for (const character of list.split('')) {
    const isEscaped = previous === '\\'
    previous = character
    if (!isEscaped && (character === '(' || character === '[')) depth++
    if (!isEscaped && (character === ')' || character === ']')) depth--
    if (character === ',' && depth === 0 && !isEscaped) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}
