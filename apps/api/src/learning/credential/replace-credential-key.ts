import type { AuditedChange } from '../../platform/audit/audit-log.ts'
import type { Services } from '../../platform/services.ts'
import { replaceKey, type CredentialKey } from './credential-key.queries.ts'

/** Replaces the key that signs credentials, with an entry in the audit log. */
export function replaceCredentialKey(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { actor, isCompromised }: { actor: AuditedChange['actor']; isCompromised: boolean },
): Promise<CredentialKey> {
  return db.transaction(async () => {
    const { before, after } = await replaceKey(db, { now: clock(), isCompromised })
    await audit.record({
      actor,
      action: 'credential-key.replace',
      subject: { type: 'credential-key', id: before.id },
      before: { isCurrent: true },
      after: { isCurrent: false, distrustedAt: before.distrustedAt, replacedBy: after.id },
    })
    return after
  })
}
