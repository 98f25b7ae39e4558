/** Sizes of the generated covers, in pixels. */
export const coverShapes = {
  portrait: { width: 400, height: 500 },
  /** Fills a phone. */
  story: { width: 540, height: 960 },
  landscape: { width: 640, height: 400 },
  card: { width: 1200, height: 630 },
} as const

export type CoverShape = keyof typeof coverShapes

/** Part of the URL. Increment it when the drawing changes, to invalidate caches. */
export const coverVersion = 1

/** URL of the generated cover of a product without a photo. The category determines the hairstyle. */
export function coverUrl(
  product: { slug: string; category: { slug: string } },
  shape: CoverShape,
  type = 'svg',
): string {
  return `/covers/${coverVersion}/${shape}/${product.category.slug}/${product.slug}.${type}`
}
