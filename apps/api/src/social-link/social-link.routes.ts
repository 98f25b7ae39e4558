import { socialLinkEndpoints } from '@chignon/contract/social-link'
import { implement } from '../http/implement.ts'
import { ofPerson } from '../person/of-person.ts'
import { listSocialLinks } from './social-link.queries.ts'

/** A person's pages elsewhere: anyone may see them. Adding and removing opens with the settings (later.ts). */
export const socialLinkRoutes = implement(
  { list: socialLinkEndpoints.list },
  {
    async list({ params, services: { db } }) {
      return ofPerson(db, params.id, listSocialLinks(db(), params.id))
    },
  },
)
