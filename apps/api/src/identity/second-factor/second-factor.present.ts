import type { SecondFactor, SecondFactorSetup } from '@chignon/contract/identity/second-factor'
import type { SecondFactorRow } from './second-factor.queries.ts'
import { base32, otpauthUri } from './totp.rules.ts'

type Label = { issuer: string; account: string }

/** What an authenticator app needs. */
export function presentSetup(secret: Buffer, label: Label): SecondFactorSetup {
  return { secret: base32(secret), uri: otpauthUri(secret, label) }
}

/** The second factor of a member. The secret is shown only until it is confirmed. */
export function presentSecondFactor(
  factor: SecondFactorRow | undefined,
  codesLeft: number,
  label: Label,
): SecondFactor {
  return {
    enabled_at: factor?.enabledAt?.toISOString() ?? null,
    setup: factor && !factor.enabledAt ? presentSetup(factor.secret, label) : null,
    recovery_codes_left: codesLeft,
  }
}
