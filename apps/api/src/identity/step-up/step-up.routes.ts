import { stepUpEndpoints } from '@chignon/contract/identity/step-up'
import { implement } from '../../platform/http/implement.ts'
import { noteStepUp } from '../session/access-token.queries.ts'
import { confirmOwner } from './confirm-owner.ts'
import { stepUpMessages } from './step-up.messages.ts'
import { presentStepUp } from './step-up.present.ts'
import { findStepUp } from './step-up.queries.ts'

/** Confirming a session (STEP-UP-1). */
export const stepUpRoutes = implement(stepUpEndpoints, {
  async show({ viewer, fail, services: { db, clock } }) {
    const row = (await findStepUp(db(), viewer.tokenId)) ?? fail(401)
    return { data: presentStepUp(row, clock()) }
  },
  async confirm({ body, viewer, locale, fail, services }) {
    const { db, clock } = services
    const row = (await findStepUp(db(), viewer.tokenId)) ?? fail(401)
    await confirmOwner(services, { userId: viewer.id, row, form: body, fail })
    const now = clock()
    await noteStepUp(db(), viewer.tokenId, now)
    return {
      data: presentStepUp({ ...row, steppedUpAt: now }, now),
      message: stepUpMessages.confirmed[locale],
    }
  },
})
