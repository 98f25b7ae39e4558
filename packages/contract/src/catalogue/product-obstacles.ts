import type { Localized } from '../platform/localized.ts'
import { fallbackLocale } from '../platform/locale.ts'

/** What any product may lack until it can be published. */
export type ProductObstacle = 'name' | 'summary' | 'description' | 'price' | 'discount'

type Offer = {
  name: Localized
  summary: Localized
  description: Localized
  price: number | null
  discounted_price: number | null
}

/** The texts and prices that a product lacks, and where they are entered. */
export function findOfferObstacles(product: Offer): { code: ProductObstacle; path: string }[] {
  const { price, discounted_price: discount } = product
  const missing = (['name', 'summary', 'description'] as const).filter(
    (part) => !isWritten(product[part][fallbackLocale]),
  )
  return [
    ...missing.map((code) => ({ code, path: `${code}.${fallbackLocale}` })),
    ...(price === null ? [{ code: 'price' as const, path: 'price' }] : []),
    ...(price !== null && discount !== null && discount >= price
      ? [{ code: 'discount' as const, path: 'discounted_price' }]
      : []),
  ]
}

/** Whether a text has words. */
export function isWritten(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
