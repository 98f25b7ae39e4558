import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'

/** What changes of codes work with. */
export type PromoServices = Pick<Services, 'db' | 'clock' | 'audit'>

/** Which code or series is changed, by whom. */
export type PromoChange<
  Codes extends 'not_found' | 'conflict' | 'invalid' = 'not_found' | 'conflict' | 'invalid',
> = {
  id: string
  actor: Member
  locale: Locale
  fail: Fail<Codes>
}
