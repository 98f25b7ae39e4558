import { accessGrantEndpoints, accessProductTypes } from '@chignon/contract/learning/access-grant'
import { maxDaysByEducator, maxGivenDays } from '@chignon/contract/learning/learning-rules'
import { implement } from '../../platform/http/implement.ts'
import { oncePerKey } from '../../platform/http/once-per-key.ts'
import { accessGrantMessages } from './access-grant.messages.ts'
import { presentAccess } from './access-grant.present.ts'
import { listProducts } from './access-product.queries.ts'
import { giveAccess } from './give-access.ts'
import { findName, listFollowed, listPeriods } from './person-access.queries.ts'
import { takeBackAccess } from './take-back-access.ts'

/** Access that the academy gives, without an order (ACCESS-14). */
export const accessGrantRoutes = implement(accessGrantEndpoints, {
  async show({ params: { id: userId }, locale, ownOnly: educatorId, fail, services: { db, clock } }) {
    const [person, periods, ...followed] = await Promise.all([
      findName(db(), userId),
      listPeriods(db(), userId),
      ...accessProductTypes.map(async (type) =>
        (await listFollowed(db(), type, { userId, locale, educatorId })).map((row) => ({ ...row, type })),
      ),
    ])
    if (!person) return fail(404)
    const viewer = { now: clock(), educatorId }
    const accesses = followed.flat().map((row) => presentAccess(row, periods, viewer))
    return {
      data: {
        person: { id: person.id, first_name: person.firstName, last_name: person.lastName },
        accesses: accesses.toSorted((a, b) => b.ends_at.localeCompare(a.ends_at)),
        max_days: educatorId === null ? maxGivenDays : maxDaysByEducator,
      },
    }
  },
  async products({ query, locale, ownOnly: educatorId, services: { db } }) {
    const { search } = query
    const found = await Promise.all(
      accessProductTypes.map(async (type) =>
        (await listProducts(db(), type, { search, locale, educatorId })).map((row) => ({ type, ...row })),
      ),
    )
    return { data: found.flat() }
  },
  async give({ params, body, idempotencyKey, viewer, ownOnly, locale, fail, services }) {
    const { db, clock } = services
    const { product, days, ends_at: endsAt } = body
    const length =
      days === undefined
        ? endsAt === undefined
          ? fail(422, { errors: { days: [accessGrantMessages.lengthMissing] } })
          : { until: new Date(endsAt) }
        : { days }
    const input = { call: 'access-grant.give', params, body }
    await oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), () =>
      giveAccess(services, { userId: params.id, product, length }, { viewer, ownOnly, fail }),
    )
    return { message: accessGrantMessages.given[locale] }
  },
  async takeBack({ params, viewer, locale, fail, services }) {
    await takeBackAccess(services, params.id, { viewer, fail })
    return { message: accessGrantMessages.takenBack[locale] }
  },
})
