import type { StepUp } from '@chignon/contract/identity/step-up'
import { guardedRoles } from '@chignon/contract/platform/permission'
import { confirmedUntil, secondFactorDueAt } from '../../platform/http/guard.rules.ts'
import type { StepUpRow } from './step-up.queries.ts'

/** How the session can be confirmed: with a passkey or a code if the person set one up, else with the password. */
export function stepUpMethodsOf({ hasPasskey, hasSecondFactor, passwordHash }: StepUpRow): StepUp['methods'] {
  if (!hasPasskey && !hasSecondFactor) return passwordHash === null ? [] : ['password']
  return [...(hasPasskey ? (['passkey'] as const) : []), ...(hasSecondFactor ? (['code'] as const) : [])]
}

export function presentStepUp(row: StepUpRow, now: Date): StepUp {
  const { role, hasPasskey, hasSecondFactor } = row
  const needsFactor = guardedRoles.has(role) && !hasPasskey && !hasSecondFactor
  return {
    confirmed_until: confirmedUntil(row, now)?.toISOString() ?? null,
    methods: stepUpMethodsOf(row),
    second_factor_due_at: needsFactor ? secondFactorDueAt(row).toISOString() : null,
  }
}
