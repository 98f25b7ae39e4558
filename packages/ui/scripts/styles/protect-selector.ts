import { mapClasses } from './compile-utilities.ts'
import { classPrefix, publishedClass } from './published-names.ts'

/**
 * Adds the specificity of several ids and matches every element. With two, a rule wins over rules such as `#main .text p`. All
 * are in one `:not()`, because browsers match each `:not()` separately.
 */
const weight = (ids: number): string => `:not(${String.raw`#\#`.repeat(ids)})`

const own = `:where([class^=${classPrefix}],[class*=" ${classPrefix}"])`

/** The published selector of a class's rule, whose weight is its rank above the baseline. */
export function protectClass(selector: string, owner: string, rank: number): string {
  const weights = weight(rank + 2)
  // Outside of :where(), which would take the weight away.
  const weighable = selector.replace(/^:where\((\.[^ ]+ > .+)\)$/, ':is($1)')
  return splitSelectors(weighable)
    .map((part) => {
      let isWeighted = false
      return mapClasses(part, (token) => {
        const name = `.${escapeClass(publishedClass(token))}`
        if (token !== owner || isWeighted) return name
        isWeighted = true
        return name + weights
      })
    })
    .join(',')
}

/** The selector with published class names. */
export const renameClasses = (selector: string): string =>
  mapClasses(selector, (token) => `.${escapeClass(publishedClass(token))}`)

/**
 * The published selector of a baseline rule. `.own` stands for the elements of the package; the first one gets the weight.
 * `:is(h1, h2)` becomes a list: browsers index rules by the element's name, but not inside of `:is()`.
 */
export function protectOwn(selector: string): string {
  return splitSelectors(selector)
    .flatMap((part) => {
      const [, names, rest] = /^:is\(([\w\s,]+)\)(.*)$/s.exec(part) ?? []
      return names ? names.split(',').map((name) => `${name.trim()}${rest}`) : [part]
    })
    .map((part) => part.replace(/\.own(?!\w)/, () => own + weight(2)).replaceAll(/\.own(?!\w)/g, own))
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
