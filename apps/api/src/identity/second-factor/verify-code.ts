import { compactCode } from '@chignon/contract/platform/clean-text'
import type { Services } from '../../platform/services.ts'
import { findSecondFactor, consumeRecoveryCode, consumeStep } from './second-factor.queries.ts'
import { matchingStep } from './totp.rules.ts'

/** Uses up a code of the app or a recovery code; false if it is wrong or was used before (SECOND-FACTOR-3). */
export async function verifyCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await findSecondFactor(db(), userId)
  if (!factor?.enabledAt) return false
  const digits = compactCode(code)
  if (!/^\d{6}$/.test(digits)) return consumeRecoveryCode(db(), userId, code)
  const step = matchingStep(factor, digits, clock())
  return step !== null && (await consumeStep(db(), userId, step))
}
