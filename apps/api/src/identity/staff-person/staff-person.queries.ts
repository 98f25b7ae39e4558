import type { PersonFilter } from '@chignon/contract/identity/identity-rules'
import type { MemberRole } from '@chignon/contract/platform/permission'
import type { Connection } from '../../platform/db/client.ts'
import { isBelow, readCursor } from '../../platform/db/cursor.ts'
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { suspensions } from '../../platform/db/schema/moderation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { accessTokens, knownDevices, users } from '../../platform/db/schema/user.ts'
import { isPersonFoundBy } from '../../platform/person/person-search.queries.ts'
import { hasAuthenticatorApp, hasPasskey } from '../secret/has-second-factor.queries.ts'

type PeopleFilter = {
  search?: string | undefined
  role?: MemberRole | undefined
  only?: PersonFilter | undefined
  now: Date
}

// With its table also in a query of one table, where drizzle leaves that out.
const ownId = sql`${users.id}`

// Signing out deletes a token, but the device stays known.
const lastSeenAt = sql<Date | null>`greatest(
  (select max(${accessTokens.lastUsedAt}) from ${accessTokens} where ${accessTokens.userId} = ${ownId}),
  (select max(${knownDevices.lastUsedAt}) from ${knownDevices} where ${knownDevices.userId} = ${ownId})
)`.mapWith(accessTokens.lastUsedAt)

const spent = sql<number>`(select coalesce(sum(${orders.total} - ${orders.refunded}), 0)::int
  from ${orders} where ${orders.userId} = ${ownId} and ${orders.paidAt} is not null)`

const listedColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  thumbnailUrl: users.thumbnailUrl,
  role: users.role,
  createdAt: users.createdAt,
  lastSeenAt,
  spent,
}

/** A page of people, who came last first. */
export function listPeople(db: Connection, filter: PeopleFilter, pageParams: PageParams) {
  const where = and(isNull(users.deletedAt), ...conditionsOf(filter))
  const counted = db.select({ total: count() }).from(users).where(where)
  const rows = db
    .select({ ...listedColumns, total: totalOf(counted) })
    .from(users)
    .where(and(where, isBelow({ at: users.createdAt, id: users.id }, readCursor(pageParams))))
    .orderBy(desc(users.createdAt), users.id)
  return paginate(pageParams, rows, counted)
}

export type ListedRow = Awaited<ReturnType<typeof listPeople>>['rows'][number]

/** One person who was not deleted. */
export async function findPerson(db: Connection, id: string) {
  const [found] = await db
    .select({
      ...listedColumns,
      phone: users.phone,
      country: users.country,
      locale: users.locale,
      emailVerifiedAt: users.emailVerifiedAt,
      roleSince: users.roleSince,
      hasAuthenticatorApp: sql<boolean>`${hasAuthenticatorApp}`,
      hasPasskey: sql<boolean>`${hasPasskey}`,
      deletionDueAt: users.deletionDueAt,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return found
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

function conditionsOf({ search, role, only, now }: PeopleFilter): (SQL | undefined)[] {
  return [
    search ? isPersonFoundBy(search) : undefined,
    role && eq(users.role, role),
    only === 'unverified' ? isNull(users.emailVerifiedAt) : undefined,
    only === 'leaving' ? isNotNull(users.deletionDueAt) : undefined,
    only === 'suspended'
      ? sql`${users.id} in (select ${suspensions.userId} from ${suspensions}
          where ${suspensions.liftedAt} is null and (${suspensions.endsAt} is null or ${suspensions.endsAt} > ${now}))`
      : undefined,
  ]
}
