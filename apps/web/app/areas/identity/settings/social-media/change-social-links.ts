import { socialLinkEndpoints, type SocialLink } from '@chignon/contract/identity/social-link'
import { toSocialUrl } from '@chignon/contract/identity/social-network'
import { userEndpoints } from '@chignon/contract/identity/user'
import type { AppLoadContext } from 'react-router'
import { runFormAction } from '../../../../lib/forms/run-form-action.ts'
import { socialLinkFields } from './social-link-fields.ts'

/**
 * The action of the social links: removes one (`intent=remove`), or adds one by its address or handle. `removed` is what to send to
 * add a removed one again.
 */
export async function changeSocialLinks(args: { context: AppLoadContext; request: Request }) {
  const removed: SocialLink[] = []
  const result = await runFormAction(args, socialLinkFields, async ({ call, values, reject }) => {
    const { data: user } = await call(userEndpoints.me, {})
    const params = { id: user.id }
    if (values.intent !== 'remove') {
      const url = toSocialUrl(values.url, values.network)
      if (url === undefined) return reject({ network: 'required' })
      const body = values.network ? { url, network: values.network } : { url }
      return call(socialLinkEndpoints.add, { params, body })
    }
    const { data } = await call(socialLinkEndpoints.list, { params })
    const done = await call(socialLinkEndpoints.remove, { params: { ...params, linkId: values.id } })
    removed.push(...data.filter(({ id }) => id === values.id))
    return done
  })
  return 'outcome' in result ? { ...result, removed: removed[0] } : result
}
