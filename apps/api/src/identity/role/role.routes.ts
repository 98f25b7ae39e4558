import { staffRoleEndpoints } from '@chignon/contract/identity/staff-role'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { changeRole } from './change-role.ts'
import { roleMessages } from './role.messages.ts'
import { presentStaffPerson } from './role.present.ts'
import { listStaff } from './role.queries.ts'

/** Who may do what (ROLE-11). */
export const roleRoutes = implement(staffRoleEndpoints, {
  async list({ services: { db } }) {
    const data = (await listStaff(db())).map(presentStaffPerson)
    return { data, pagination: singlePage(data.length) }
  },
  async change({ params, body, viewer, locale, fail, services }) {
    await changeRole(services, { userId: params.id, role: body.role }, { actor: viewer, fail })
    return { message: roleMessages.changed[locale] }
  },
})
