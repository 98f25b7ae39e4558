import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { fileResponse, single } from '../platform/response.ts'
import { codeText } from '../platform/text-fields.ts'

/** A key with which credentials are signed. */
export const credentialKey = z.object({ id, created_at: timestamp })

/** Open Badges 3.0 credentials, and what verifies them (CERT-4, CERT-11, CERT-12). */
export const credentialEndpoints = defineEndpoints('credential', {
  show: {
    method: 'GET',
    path: '/certificates/{code}/credential',
    summary:
      'A valid certificate as Open Badges 3.0 credential: for its holder, and for anyone once it is shared',
    params: z.object({ code: codeText(60) }),
    query: z.object({ format: z._default(z.enum(['json-ld', 'jwt']), 'json-ld') }),
    response: fileResponse,
    errors: ['unauthenticated', 'forbidden', 'conflict'],
  },
  issuer: {
    method: 'GET',
    path: '/credentials/issuer',
    summary: 'The DID document of the academy with every key that credentials were signed with',
    response: fileResponse,
  },
  statusList: {
    method: 'GET',
    path: '/credentials/status/{list}',
    summary: 'Which credentials are revoked, as a signed Bitstring Status List',
    params: z.object({ list: z.string().check(z.regex(/^\d{1,6}$/)) }),
    response: fileResponse,
  },
  replaceKey: {
    method: 'POST',
    path: '/staff/credential-keys',
    summary: 'Sign with a new key from now on; what a compromised key signed is no longer trusted',
    permission: 'keys.replace',
    status: 201,
    body: z.object({ is_compromised: z.boolean() }),
    response: single(credentialKey),
  },
})
