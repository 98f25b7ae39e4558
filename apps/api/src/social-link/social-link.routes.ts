import { socialLinkEndpoints } from '@chignon/contract/social-link'
import { implement } from '../http/implement.ts'
import { ofPerson } from '../person/of-person.ts'
import { listSocialLinks } from './social-link.queries.ts'

/** Reading a person's social links. The calls that change them are in `unimplemented.ts`. */
export const socialLinkRoutes = implement(
  { list: socialLinkEndpoints.list },
  {
    async list({ params, fail, services: { db } }) {
      return ofPerson(db, fail, params.id, listSocialLinks(db(), params.id))
    },
  },
)
