import { staffCertificateEndpoints } from '@chignon/contract/learning/staff-certificate'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { implement } from '../../platform/http/implement.ts'
import { groupCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { awardByHand } from './award-by-hand.ts'
import { presentListed } from './staff-certificate.present.ts'
import { listCertificates, listThings } from './staff-certificate.queries.ts'

/** All certificates, for staff (CERT-15). */
export const staffCertificateRoutes = implement(staffCertificateEndpoints, {
  async list({ query, locale, services: { db } }) {
    const { search, state, thing, holder } = query
    const { rows, total } = await listCertificates(db(), { search, state, thing, holder }, query)
    const entries = rows.map(({ certificate: { earnedAt: at, id } }) => ({ at, id }))
    return {
      data: rows.map(({ certificate }) => presentListed(certificate, locale)),
      pagination: keysetPaginationOf(query, { total, entries }),
    }
  },
  async things({ locale, services: { db } }) {
    const { silver, gold, premium } = await listThings(db(), locale)
    return {
      data: [
        ...silver.map((thing) => ({ tier: 'silver' as const, ...thing })),
        ...gold.map((thing) => ({ tier: 'gold' as const, ...thing })),
        ...premium.map((thing) => ({ tier: 'premium_gold' as const, ...thing })),
      ],
    }
  },
  async award({ body, viewer, fail, services }) {
    const { person_id: userId, tier, thing_id: thingId, earned_on: earnedOn, reason } = body
    const award = { userId, tier, thingId, earnedAt: new Date(earnedOn), reason }
    const code = await awardByHand(services, award, { viewer, fail })
    return { data: { code: groupCertificateCode(code) } }
  },
})
