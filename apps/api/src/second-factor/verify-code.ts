import type { Services } from '../services.ts'
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
  const digits = asciiDigits(code)
  if (!/^\d{6}$/.test(digits)) return consumeRecoveryCode(db(), userId, code)
  const step = matchingStep(factor, digits, clock())
  return step !== null && (await consumeStep(db(), userId, step))
}

/** A code without spaces, with Persian and Arabic digits as ASCII. */
export function asciiDigits(code: string): string {
  return code
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}
