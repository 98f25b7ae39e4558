import { profileVisibilityEndpoints } from '@chignon/contract/identity/profile-visibility'
import { implement } from '../../platform/http/implement.ts'
import { profileVisibilityMessages } from './profile-visibility.messages.ts'
import { readVisibility, saveVisibility } from './profile-visibility.queries.ts'

/** Who sees what of the viewer. */
export const profileVisibilityRoutes = implement(profileVisibilityEndpoints, {
  async show({ viewer, services: { db } }) {
    return { data: await readVisibility(db(), viewer.id) }
  },
  async change({ body, viewer, locale, services: { db } }) {
    await saveVisibility(db(), viewer.id, body)
    return { message: profileVisibilityMessages.saved[locale] }
  },
})
