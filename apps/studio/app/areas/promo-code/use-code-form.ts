import type { StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadChangeCode, loadCreateCode, promoNouns } from './promo-queries.ts'
import { randomLetters, suggestCode } from './suggest-code.ts'
import { changedTerms, formOfTerms, newTerms, termsOf, type Terms } from './terms.ts'

/** What limits a code. */
export type Limits = {
  /** The first day, as YYYY-MM-DD; empty for now, or for the start that it has. */
  from: string
  total: number | null
  perPerson: number | null
}

/** The form of a new code, whose code is suggested until one is typed, or of one that is changed. */
export function useCodeForm(changed: StaffPromoCode | undefined) {
  // Chosen once: pressing again after a lost answer makes nothing twice.
  const [id] = useState(() => changed?.id ?? crypto.randomUUID())
  const [now] = useState(() => new Date())
  const [letters] = useState(() => randomLetters(3))
  const [before] = useState(() => (changed ? termsOf(changed) : newTerms))
  const [terms, setTerms] = useState<Terms>(before)
  const [typed, setTyped] = useState(changed?.code)
  const [limits, setLimits] = useState<Limits>({
    from: '',
    total: changed?.total_uses ?? null,
    perPerson: changed?.uses_per_person ?? null,
  })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const create = useStaffCall(loadCreateCode, promoNouns)
  const change = useStaffCall(loadChangeCode, promoNouns)
  const { isBusy, errorOf } = changed ? change : create
  const code = typed ?? suggestCode({ name: terms.products[0]?.name ?? '', value: terms.value, letters })
  const { total, perPerson } = limits
  const starts_at = limits.from === '' ? null : new Date(`${limits.from}T00:00:00`).toISOString()

  const sendNew = async (onDone: (code: string) => void) => {
    const form = formOfTerms(terms, now)
    if (!form) return false
    const body = { code, ...form, starts_at, total_uses: total, uses_per_person: perPerson }
    return create.send({ params: { id }, body }, (answer) => onDone(answer.data.code))
  }
  const sendChanges = async (old: StaffPromoCode) => {
    const form = changedTerms(before, terms, now)
    if (!form) return false
    const body = {
      ...form,
      ...(code === old.code ? {} : { code }),
      ...(starts_at === null ? {} : { starts_at }),
      ...(total === old.total_uses ? {} : { total_uses: total }),
      ...(perPerson === old.uses_per_person ? {} : { uses_per_person: perPerson }),
    }
    return change.send({ params: { id }, body })
  }
  /** Resolves to whether it was done. */
  const submit = (onMade: (code: string) => void): Promise<boolean> => {
    setIsSubmitted(true)
    return changed ? sendChanges(changed) : sendNew(onMade)
  }
  return {
    now,
    terms,
    setTerms,
    code,
    setCode: setTyped,
    limits,
    setLimits,
    submit,
    isSubmitted,
    isBusy,
    errorOf,
  }
}
