import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { memberRoles } from '../platform/permission.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { list, messageResponse } from '../platform/response.ts'

/** A person who runs the academy or teaches at it. */
export const staffPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  role_since: timestamp,
  has_second_factor: z.boolean(),
})

export type StaffPerson = z.infer<typeof staffPerson>

/** Who may do what in the academy. */
export const staffRoleEndpoints = defineEndpoints('staff-role', {
  list: {
    method: 'GET',
    path: '/staff/roles',
    summary: 'Everyone with a role, owners first',
    permission: 'roles.assign',
    response: list(staffPerson),
  },
  change: {
    method: 'PUT',
    path: '/staff/people/{id}/role',
    summary: 'Give a person a role; the last owner stays one',
    permission: 'roles.assign',
    params: z.object({ id }),
    body: z.object({ role: z.enum(memberRoles) }),
    response: messageResponse,
    errors: ['conflict'],
  },
})
