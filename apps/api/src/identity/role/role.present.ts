import type { StaffPerson } from '@chignon/contract/identity/staff-role'
import type { StaffRow } from './role.queries.ts'

export function presentStaffPerson(row: StaffRow): StaffPerson {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    role: row.role,
    role_since: row.roleSince.toISOString(),
    has_second_factor: row.hasSecondFactor,
  }
}
