import { userEndpoints } from '@chignon/contract'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import { presentUser, presentUserInfo } from './user.present.ts'
import { findUser } from './user.queries.ts'

/** The signed-in person. */
export const userRoutes = implement(userEndpoints, {
  async me({ viewer, db }) {
    return { data: presentUser((await findUser(db(), viewer.id)) ?? fail(401)) }
  },
  async raw({ viewer, db }) {
    return { data: presentUserInfo((await findUser(db(), viewer.id)) ?? fail(401)) }
  },
})
