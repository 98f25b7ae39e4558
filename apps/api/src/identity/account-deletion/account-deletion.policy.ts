import type { Member } from '../../platform/http/viewer.ts'

/** Whether a member can delete their account themselves: courses and accounts of the academy depend on the others. */
export function mayDeleteOwnAccount({ role }: Pick<Member, 'role'>): boolean {
  return role === 'learner'
}
