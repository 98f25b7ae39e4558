import type {
  PromoCodeChanges,
  PromoCodeForm,
  PromoSeriesForm,
} from '@chignon/contract/commerce/staff-promo-code'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import type { FieldErrors } from '../../platform/http/fail.ts'
import type { AuditedFields } from '../../platform/audit/changed-fields.ts'
import { staffPromoCodeMessages } from './staff-promo-code.messages.ts'

type Terms = Pick<PromoSeriesForm, 'kind' | 'value' | 'ends_at'> & {
  starts_at: string
  products: readonly { name: string }[]
}

/** A code with some of what it says changed. */
export function withChanges(
  form: PromoCodeForm & { starts_at: string },
  changes: PromoCodeChanges,
): PromoCodeForm & { starts_at: string } {
  return {
    code: changes.code ?? form.code,
    kind: changes.kind ?? form.kind,
    value: changes.value ?? form.value,
    starts_at: changes.starts_at ?? form.starts_at,
    ends_at: changes.ends_at === undefined ? form.ends_at : changes.ends_at,
    total_uses: changes.total_uses === undefined ? form.total_uses : changes.total_uses,
    uses_per_person: changes.uses_per_person === undefined ? form.uses_per_person : changes.uses_per_person,
    products: changes.products ?? form.products,
  }
}

/** What is wrong with the terms of codes. A code that is made must not be over (PROMO-8). */
export function errorsOfTerms(
  { kind, value, starts_at: startsAt, ends_at: endsAt }: Omit<Terms, 'products'>,
  { notOverAt }: { notOverAt: Date | null },
): FieldErrors {
  const end = endsAt === null ? null : new Date(endsAt)
  const isOver = end !== null && notOverAt !== null && end <= notOverAt
  const isEmpty = end !== null && end <= new Date(startsAt)
  return {
    ...(kind === 'percent' && value > 100 ? { value: [fieldMessages.atMost(100)] } : {}),
    ...(isOver ? { ends_at: [staffPromoCodeMessages.endsInPast] } : {}),
    ...(isEmpty && !isOver ? { ends_at: [staffPromoCodeMessages.endsBeforeStart] } : {}),
  }
}

/** The terms of codes as the audit log has them. */
export function auditedTerms({ kind, value, starts_at, ends_at, products }: Terms): AuditedFields {
  return {
    percent: kind === 'percent' ? value : null,
    amount: kind === 'amount' ? value : null,
    startsAt: starts_at,
    endsAt: ends_at,
    products: products.length === 0 ? null : products.map(({ name }) => name).join(', '),
  }
}

/** A code as the audit log has it. */
export function auditedCode({
  code,
  total_uses: totalUses,
  uses_per_person: usesPerPerson,
  ...terms
}: Terms & Pick<PromoCodeForm, 'code' | 'total_uses' | 'uses_per_person'>): AuditedFields {
  return { promoCode: code, ...auditedTerms(terms), totalUses, usesPerPerson }
}
