import type { Declaration } from 'postcss'
import type { ClassRule } from './compile-utilities.ts'
import { specificityOf } from './specificity.ts'

/** A rule as far as it can conflict with others. */
type Shape = { owner: string; keys: Set<string>; kind: string; homes: Set<number> }

const sides = /-(top|right|bottom|left|block|inline|start|end|x|y)(?=-|$)/g

/** A name shared by the properties that set the same thing: `padding` for `padding-inline-start`. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  if (/^(inset|top|right|bottom|left)/.test(property)) return 'inset'
  if (/^(inline-size|block-size)$/.test(property)) return property === 'inline-size' ? 'width' : 'height'
  if (property === 'row-gap' || property === 'column-gap') return 'gap'
  const radius = /^border.*radius$/.test(property)
  return radius ? 'border-radius' : property.replaceAll(sides, '')
}

/** Shorthands conflict with the properties they set. */
const shorthands: Record<string, string[]> = {
  border: ['border-width', 'border-style', 'border-color'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  font: ['font-size', 'line-height', 'font-weight', 'font-family', 'font-style'],
  background: ['background-color', 'background-image', 'background-position', 'background-size'],
  transition: ['transition-property', 'transition-duration', 'transition-timing-function'],
  outline: ['outline-width', 'outline-style', 'outline-color'],
}

function shapeOf({ owner, rule, around }: ClassRule, modules: readonly ReadonlySet<string>[]): Shape {
  // What follows the class: a pseudo-element or a descendant is another element.
  const target = /::[\w-]+|[ >~+][^:]*$/.exec(rule.selector.replaceAll(/\\./g, ''))?.[0] ?? ''
  const declared: Declaration[] = []
  rule.walkDecls((declaration) => void declared.push(declaration))
  const families = declared.map(({ prop }) => familyOf(prop))
  const variant = owner.slice(0, owner.lastIndexOf(':') + 1) + around.map(({ params }) => params).join()
  return {
    owner,
    keys: new Set(
      families.flatMap((name) => [name, ...(shorthands[name] ?? [])]).map((name) => target + name),
    ),
    kind: `${variant} ${declared.map(({ prop }) => prop).join()}`,
    homes: new Set(modules.flatMap((tokens, index) => (tokens.has(owner) ? [index] : []))),
  }
}

/**
 * The rank of each rule: higher than that of a weaker rule which the same module uses and which sets the same properties in
 * another way or under another condition. Sheets that repeat rules can then be loaded in any order. Rules of one kind
 * (`px-4`, `px-5`) have the same rank. `modules` are the classes of each module.
 */
export function rankRules(
  rules: readonly ClassRule[],
  modules: readonly ReadonlySet<string>[],
): Map<ClassRule, number> {
  // Sorting is stable: of two rules with the same specificity the later one wins.
  const sorted = rules.toSorted((a, b) => strength(a) - strength(b))
  const shapes = sorted.map((rule) => shapeOf(rule, modules))
  const ranks = new Map<string, number>()
  const weakerKinds = new Map<string, Set<string>>()
  shapes.forEach((shape, at) => {
    const weaker = weakerKinds.get(shape.kind) ?? new Set()
    for (const earlier of shapes.slice(0, at)) if (conflicts(earlier, shape)) weaker.add(earlier.kind)
    weakerKinds.set(shape.kind, weaker)
  })
  const open = new Set<string>()
  return new Map(sorted.map((rule, at) => [rule, rankOf(shapes[at]?.kind ?? '')]))

  function rankOf(kind: string): number {
    const known = ranks.get(kind)
    if (known !== undefined) return known
    // Two kinds that precede each other: their order in the sheet decides.
    if (open.has(kind)) return 0
    const rank = 1 + Math.max(0, ...[...(weakerKinds.get(kind) ?? [])].map(rankOf))
    open.delete(kind)
    ranks.set(kind, rank)
    return rank
  }
}

const strength = ({ rule }: ClassRule): number => specificityOf(rule.selector)

function conflicts(earlier: Shape, later: Shape): boolean {
  if (earlier.owner === later.owner) return !earlier.keys.isDisjointFrom(later.keys)
  return (
    earlier.kind !== later.kind &&
    !earlier.homes.isDisjointFrom(later.homes) &&
    !earlier.keys.isDisjointFrom(later.keys)
  )
}
