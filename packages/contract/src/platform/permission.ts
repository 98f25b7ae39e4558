/** The roles of members. `supervisor` and `steward` are no roles: they hold a door pass, not an account. */
export const memberRoles = ['learner', 'educator', 'staff', 'owner'] as const

export type MemberRole = (typeof memberRoles)[number]

/** What a person may do beyond what every member may; a call names the one it needs (ROLE-8). */
export const permissions = [
  'content.edit',
  'content.preview',
  'content.price',
  'exams.review',
  'chat.answer',
  'inbox.answer',
  'community.host',
  'community.edit',
  'moderation.hide',
  'moderation.decide',
  'moderation.words',
  'newsletter.send',
  'orders.read',
  'orders.settle',
  'orders.refund',
  'accounts.export',
  'events.read',
  'orders.assist',
  'orders.export',
  'sales.read',
  'events.cancel',
  'tickets.change',
  'tickets.grant',
  'tickets.export',
  'waitlist.manage',
  'door.scan',
  'door.manage',
  'people.read',
  'people.learners',
  'people.suspend',
  'people.recover',
  'access.give',
  'certificates.read',
  'certificates.correct',
  'certificates.award',
  'history.read',
  'history.export',
  'roles.assign',
  'keys.replace',
] as const

export type Permission = (typeof permissions)[number]

/** How far a permission reaches: to everything, or only to what the person teaches. */
export type Reach = 'all' | 'own'

/** What only an owner may do: who may do what, and the keys. */
const ownersAlone: ReadonlySet<Permission> = new Set<Permission>(['roles.assign', 'keys.replace'])

/** What each role may do. */
export const rolePermissions: Record<MemberRole, Partial<Record<Permission, Reach>>> = {
  learner: {},
  educator: {
    'content.edit': 'own',
    'content.preview': 'all',
    'exams.review': 'own',
    'chat.answer': 'all',
    'community.host': 'all',
    'events.read': 'own',
    'moderation.hide': 'own',
    'sales.read': 'own',
    'door.scan': 'own',
    'door.manage': 'own',
    'people.learners': 'own',
    'access.give': 'own',
    'history.read': 'own',
  },
  staff: reachingAll(permissions.filter((permission) => !ownersAlone.has(permission))),
  owner: reachingAll(permissions),
}

/** Permissions that need a step-up: a passkey or a code within the last 15 minutes (STEP-UP-1). */
export const stepUpPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'orders.settle',
  'orders.refund',
  'accounts.export',
  'orders.export',
  'events.cancel',
  'tickets.grant',
  'tickets.export',
  'people.recover',
  'access.give',
  'certificates.correct',
  'certificates.award',
  'history.export',
  'roles.assign',
  'keys.replace',
])

/** Permissions that a person keeps who has no second factor after the days of grace: a door is never closed by it. */
export const doorPermissions: ReadonlySet<Permission> = new Set<Permission>(['door.scan', 'door.manage'])

/** The roles that need a passkey or a second factor (STEP-UP-3). */
export const guardedRoles: ReadonlySet<MemberRole> = new Set<MemberRole>(['staff', 'owner'])

/** How far a permission reaches for a role; undefined if the role does not have it. */
export function reachOf(role: MemberRole | 'guest', permission: Permission): Reach | undefined {
  return role === 'guest' ? undefined : rolePermissions[role][permission]
}

function reachingAll(given: readonly Permission[]): Partial<Record<Permission, Reach>> {
  return Object.fromEntries(given.map((permission) => [permission, 'all']))
}
