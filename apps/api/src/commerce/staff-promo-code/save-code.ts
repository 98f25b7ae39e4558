import type { PromoCodeChanges, PromoCodeForm } from '@chignon/contract/commerce/staff-promo-code'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { auditedCode, errorsOfTerms, withChanges } from './promo-code-form.rules.ts'
import { hasProducts, setProducts } from './promo-product.queries.ts'
import type { PromoChange, PromoServices } from './promo-change.ts'
import { staffPromoCodeMessages as messages } from './staff-promo-code.messages.ts'
import { presentForm } from './staff-promo-code.present.ts'
import { findCode, insertCode, lockCode, updateCode, type CodeRow } from './staff-promo-code.queries.ts'

/** Makes a code with the id of the caller. Made again, it gets what the form says, so that pressing twice makes one (PROMO-8). */
export async function createCode(
  services: PromoServices,
  form: PromoCodeForm,
  change: PromoChange,
): Promise<CodeRow> {
  const { db, clock, audit } = services
  const { id, actor, locale, fail } = change
  const now = clock()
  return orTaken(change, () =>
    db.transaction(async () => {
      if (await lockCode(db(), id, { locale, now })) return changeLocked(services, form, change)
      const startsAt = form.starts_at === null ? now : new Date(form.starts_at)
      const written = { ...form, starts_at: startsAt.toISOString() }
      await check(services, written, { change, notOverAt: now })
      const isNew = await insertCode(db(), { ...valuesOf(written), id, createdAt: now })
      // Another call with the id was a moment earlier.
      if (!isNew) return changeLocked(services, form, change)
      await setProducts(db(), [id], form.products)
      const made = (await findCode(db(), id, { locale, now })) ?? fail(404)
      await audit.record({
        actor,
        action: 'promo-code.create',
        subject: { type: 'promo-code', id },
        before: null,
        after: auditedCode({ ...written, products: made.products }),
      })
      return made
    }),
  )
}

/** Changes a code from now on; orders that have it stay as they are (PROMO-10). */
export function changeCode(
  services: PromoServices,
  changes: PromoCodeChanges,
  change: PromoChange,
): Promise<CodeRow> {
  return orTaken(change, () => services.db.transaction(() => changeLocked(services, changes, change)))
}

async function changeLocked(
  services: PromoServices,
  changes: PromoCodeChanges,
  change: PromoChange,
): Promise<CodeRow> {
  const { db, clock, audit } = services
  const { id, actor, locale, fail } = change
  const reader = { locale, now: clock() }
  const before = (await lockCode(db(), id, reader)) ?? fail(404)
  if (before.code.seriesId !== null) fail(409, { message: messages.ofSeries })
  const current = presentForm(before)
  const next = withChanges(current, changes)
  if (before.wasUsed && next.code !== current.code) fail(422, { errors: { code: [messages.keepsCode] } })
  await check(services, next, { change, notOverAt: null })
  await updateCode(db(), id, valuesOf(next))
  if (changes.products) await setProducts(db(), [id], changes.products)
  const after = (await findCode(db(), id, reader)) ?? fail(404)
  const audited = { before: auditedCode(current), after: auditedCode(presentForm(after)) }
  if (JSON.stringify(audited.before) !== JSON.stringify(audited.after))
    await audit.record({
      actor,
      action: 'promo-code.change',
      subject: { type: 'promo-code', id },
      ...audited,
    })
  return after
}

type Written = PromoCodeForm & { starts_at: string }

async function check(
  { db }: PromoServices,
  form: Written,
  { change: { fail }, notOverAt }: { change: PromoChange; notOverAt: Date | null },
): Promise<void> {
  const errors = errorsOfTerms(form, { notOverAt })
  if (!(await hasProducts(db(), form.products))) errors['products'] = [messages.unknownProduct]
  if (Object.keys(errors).length > 0) fail(422, { errors })
}

function valuesOf({ code, kind, value, starts_at, ends_at, total_uses, uses_per_person }: Written) {
  return {
    code,
    kind,
    value,
    startsAt: new Date(starts_at),
    endsAt: ends_at === null ? null : new Date(ends_at),
    totalUses: total_uses,
    usesPerPerson: uses_per_person,
  }
}

/** Ends the call with 422 if another code has the same letters (PROMO-8). */
async function orTaken({ fail }: PromoChange, work: () => Promise<CodeRow>): Promise<CodeRow> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return fail(422, { errors: { code: [messages.taken] } })
  }
}
