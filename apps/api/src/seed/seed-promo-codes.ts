import { promoCodes } from '../platform/db/schema/promo-code.ts'
import { daysAfter } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the promotional codes; SOLDOUT has no uses left. */
export async function seedPromoCodes({ db, sample, now }: SeedContext): Promise<void> {
  await db.insert(promoCodes).values(
    sample.promoCodes.map((code) => ({
      id: seedId('promo-code', code.code),
      code: code.code,
      kind: code.kind,
      value: code.value,
      startsAt: daysAfter(now, code.starts_in_days),
      endsAt: daysAfter(now, code.ends_in_days),
      totalUses: code.total_uses,
      usesPerPerson: code.uses_per_person,
      timesUsed: code.code === 'SOLDOUT' ? (code.total_uses ?? 0) : 0,
    })),
  )
}
