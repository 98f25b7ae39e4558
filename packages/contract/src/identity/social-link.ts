import * as z from 'zod/mini'
import { maxNetworkLength, maxSocialUrlLength } from './identity-rules.ts'
import { messageResponse, list, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id } from '../platform/primitives.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { lineText } from '../platform/text-fields.ts'

/** A link to a person’s page on a social network. */
export const socialLink = z.object({ id, network: z.string(), url: z.string() })

/**
 * The form that adds a social link; only https addresses (FORM-10). The network is found by the address; `network` names that of
 * another site, by default its host.
 */
export const socialLinkForm = z.object({
  network: z.optional(lineText(maxNetworkLength)),
  url: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
      z.maxLength(maxSocialUrlLength),
    ),
})

export type SocialLink = z.infer<typeof socialLink>
export type SocialLinkForm = z.infer<typeof socialLinkForm>

const personParams = z.object({ id })

/** A person's social links (CALL-12). */
export const socialLinkEndpoints = defineEndpoints('social-link', {
  list: {
    method: 'GET',
    path: '/user/{id}/social-links',
    summary: 'A person’s social links',
    params: personParams,
    response: list(socialLink),
  },
  add: {
    method: 'POST',
    path: '/user/{id}/social-links',
    summary: 'Add a social link',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    params: personParams,
    body: socialLinkForm,
    response: z.extend(single(socialLink), { message: z.string() }),
    errors: ['forbidden', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/user/{id}/social-links/{linkId}',
    summary: 'Remove a social link',
    audience: 'member',
    params: z.object({ id, linkId: id }),
    response: messageResponse,
    errors: ['forbidden'],
  },
})
