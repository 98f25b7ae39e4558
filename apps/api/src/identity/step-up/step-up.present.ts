import type { StepUp } from '@chignon/contract/identity/step-up'
import { guardedRoles } from '@chignon/contract/platform/permission'
import { secondFactorGrace, stepUpLifetime } from '@chignon/contract/platform/platform-rules'
import type { StepUpRow } from './step-up.queries.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How the session can be confirmed: with a passkey or a code if the person set one up, else with the password. */
export function stepUpMethodsOf({ hasPasskey, hasSecondFactor, passwordHash }: StepUpRow): StepUp['methods'] {
  if (!hasPasskey && !hasSecondFactor) return passwordHash === null ? [] : ['password']
  return [...(hasPasskey ? (['passkey'] as const) : []), ...(hasSecondFactor ? (['code'] as const) : [])]
}

export function presentStepUp(row: StepUpRow, now: Date): StepUp {
  const { steppedUpAt, role, roleSince, hasPasskey, hasSecondFactor } = row
  const until = steppedUpAt && new Date(steppedUpAt.getTime() + stepUpLifetime * minute)
  const needsFactor = guardedRoles.has(role) && !hasPasskey && !hasSecondFactor
  const dueAt = new Date(roleSince.getTime() + secondFactorGrace * day)
  return {
    confirmed_until: until && until > now ? until.toISOString() : null,
    methods: stepUpMethodsOf(row),
    second_factor_due_at: needsFactor ? dueAt.toISOString() : null,
  }
}
