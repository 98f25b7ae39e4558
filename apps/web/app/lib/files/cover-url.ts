/** The shapes covers are drawn in. */
export const coverShapes = {
  portrait: { width: 400, height: 500 },
  landscape: { width: 640, height: 400 },
  card: { width: 1200, height: 630 },
} as const

export type CoverShape = keyof typeof coverShapes

/** Part of the address, so that a change to the drawing is a new file to every cache. */
export const coverEdition = 1

/**
 * Where the cover of a thing without a photograph is: drawn from its slug, the coiffure suggested by its category
 * (brand.md, Signature).
 */
export function coverUrl(
  thing: { slug: string; category: { slug: string } },
  shape: CoverShape,
  type = 'svg',
): string {
  return `/covers/${coverEdition}/${shape}/${thing.category.slug}/${thing.slug}.${type}`
}
