import { memberRoles, type MemberRole } from '@chignon/contract/platform/permission'
import { changeRole } from '../identity/role/change-role.ts'
import { Failure, fail } from '../platform/http/fail.ts'
import { listStaff } from '../identity/role/role.queries.ts'
import { findUserByEmail } from '../identity/user/user.queries.ts'
import type { AdminCall, AdminCommand } from './admin-command.ts'

const roleOf = (text: string): MemberRole | undefined => memberRoles.find((role) => role === text)

export const roleCommand: AdminCommand = {
  name: 'role',
  usages: [
    ['role', 'lists who has a role'],
    [`role person@school.example ${memberRoles.join('|')}`, 'gives a person a role'],
  ],
  accepts: (args) => args.length === 0 || (args.length === 2 && roleOf(args[1] ?? '') !== undefined),
  async run(call) {
    const [email, name = ''] = call.args
    const role = roleOf(name)
    if (email === undefined || role === undefined) await list(call)
    else await give(call, email, role)
  },
}

async function list({ services: { db }, print }: AdminCall): Promise<void> {
  const people = await listStaff(db())
  if (people.length === 0) print('No one has a role. Begin with “pnpm admin owner you@school.example”.')
  for (const { role, email, firstName, lastName, hasSecondFactor } of people) {
    const name = `${firstName} ${lastName}`.trim()
    print(`${role.padEnd(8)}  ${email}  ${name}${hasSecondFactor ? '' : '  no second factor'}`)
  }
}

async function give({ services, print, confirm }: AdminCall, email: string, role: MemberRole): Promise<void> {
  const person = await findUserByEmail(services.db(), email)
  if (!person) throw new Error(`No one has the address ${email}.`)
  if (role === 'owner') await confirm(`${email} will be able to change everything, also who else may.`)
  try {
    await changeRole(services, { userId: person.id, role }, { actor: 'system', fail })
  } catch (error) {
    throw error instanceof Failure ? new Error(error.text.en) : error
  }
  print(`${email}: ${person.role} → ${role}`)
}
