import { maxSocialLinks } from '@chignon/contract/identity/identity-rules'
import { socialLinkEndpoints } from '@chignon/contract/identity/social-link'
import { authorize } from '../../platform/http/authorize.ts'
import { implement } from '../../platform/http/implement.ts'
import { changePerson } from '../../platform/person/person.policy.ts'
import { partOfProfile } from '../profile-visibility/part-of-profile.ts'
import { lockUser } from '../user/user.queries.ts'
import { socialLinkMessages } from './social-link.messages.ts'
import { deleteSocialLink, insertSocialLink, listSocialLinks } from './social-link.queries.ts'
import { networkOf } from './social-link.rules.ts'

/** The social links of people (PROFILE-10). */
export const socialLinkRoutes = implement(socialLinkEndpoints, {
  async list(call) {
    return partOfProfile(call, 'social-links', listSocialLinks(call.services.db(), call.params.id))
  },
  async add({ params, body, viewer, locale, fail, services: { db } }) {
    authorize({ viewer, fail }, changePerson, params)
    const network =
      networkOf(body) ?? fail(422, { errors: { url: [socialLinkMessages.otherNetwork(body.network ?? '')] } })
    const data = await db.transaction(async () => {
      // Two calls at once must not exceed the maximum.
      if (!(await lockUser(db(), params.id))) fail(401)
      const links = await listSocialLinks(db(), params.id)
      if (links.some(({ url }) => url === body.url)) {
        fail(422, { errors: { url: [socialLinkMessages.alreadyAdded] } })
      }
      if (links.length >= maxSocialLinks) fail(409, { message: socialLinkMessages.tooMany(maxSocialLinks) })
      return insertSocialLink(db(), params.id, { network, url: body.url })
    })
    return { data, message: socialLinkMessages.added[locale] }
  },
  async remove({ params, viewer, locale, fail, services: { db } }) {
    authorize({ viewer, fail }, changePerson, params)
    if (!(await deleteSocialLink(db(), params.id, params.linkId))) fail(404)
    return { message: socialLinkMessages.removed[locale] }
  },
})
