import type { Database } from '../client.ts'
import { promoCodeProducts, promoCodes } from '../schema/promo-code.ts'
import { inserted } from './inserted.ts'
import { serial } from './serial.ts'

type Given = Partial<typeof promoCodes.$inferInsert> & {
  /** What it is limited to; default everything. */
  products?: Omit<typeof promoCodeProducts.$inferInsert, 'id' | 'promoCodeId'>[]
}

/** Inserts a promotional code, by default for 10 % without a limit, valid from 2020 to 2100. */
export async function makePromoCode(db: Database, { products = [], ...given }: Given = {}) {
  const values = {
    code: `CODE${serial()}`,
    kind: 'percent' as const,
    value: 10,
    startsAt: new Date('2020-01-01'),
    endsAt: new Date('2100-01-01'),
    ...given,
  }
  const code = inserted(await db().insert(promoCodes).values(values).returning())
  if (products.length > 0) {
    await db()
      .insert(promoCodeProducts)
      .values(products.map((product) => ({ ...product, promoCodeId: code.id })))
  }
  return code
}
