import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { mayCall } from '../../platform/http/permission.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { findSuspension } from './moderation.queries.ts'
import { suspendedText } from './suspended-text.ts'

/** Ends a call that others see with the reason if the member is suspended (MODERATION-8). Other calls stay open to them. */
export async function admitMember(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  endpoint: Endpoint,
  { viewer, fail }: { viewer: Member; fail: Fail<'conflict'> },
): Promise<void> {
  if (!endpoint.isSeenByOthers || !mayCall(viewer, endpoint)) return
  const suspension = await findSuspension(db(), viewer.id, clock())
  if (suspension) fail(409, { message: suspendedText(suspension) })
}
