import { auditedCode } from './promo-code-form.rules.ts'
import type { PromoChange, PromoServices } from './promo-change.ts'
import { staffPromoCodeMessages as messages } from './staff-promo-code.messages.ts'
import { presentForm } from './staff-promo-code.present.ts'
import { deleteCode, lockCode, updateCode } from './staff-promo-code.queries.ts'

/** Switches a code off, or on again. Orders that have it keep it (PROMO-9). */
export function switchCode(
  { db, clock, audit }: PromoServices,
  { isOff }: { isOff: boolean },
  { id, actor, locale, fail }: PromoChange<'not_found'>,
): Promise<void> {
  return db.transaction(async () => {
    const now = clock()
    const { code } = (await lockCode(db(), id, { locale, now })) ?? fail(404)
    if ((code.retiredAt !== null) === isOff) return
    const retiredAt = isOff ? now : null
    await updateCode(db(), id, { retiredAt })
    await audit.record({
      actor,
      action: isOff ? 'promo-code.switch-off' : 'promo-code.switch-on',
      subject: { type: 'promo-code', id },
      before: { offSince: code.retiredAt?.toISOString() ?? null },
      after: { offSince: retiredAt?.toISOString() ?? null },
    })
  })
}

/** Deletes a code that no order ever had (PROMO-9). */
export function removeCode(
  { db, clock, audit }: PromoServices,
  { id, actor, locale, fail }: PromoChange<'not_found' | 'conflict'>,
): Promise<void> {
  return db.transaction(async () => {
    const row = (await lockCode(db(), id, { locale, now: clock() })) ?? fail(404)
    if (row.wasUsed) fail(409, { message: messages.wasUsed })
    if (row.code.seriesId !== null) fail(409, { message: messages.ofSeries })
    await deleteCode(db(), id)
    await audit.record({
      actor,
      action: 'promo-code.delete',
      subject: { type: 'promo-code', id },
      before: auditedCode(presentForm(row)),
      after: null,
    })
  })
}
