import { knownTransports, type passkeyForm, type passkeyUse } from '@chignon/contract/identity/passkey'
import type * as z from 'zod/mini'
import type { Services } from '../../platform/services.ts'
import { consumePasskeyChallenge, type PasskeyRow } from './passkey.queries.ts'

type VerifyServices = Pick<Services, 'db' | 'clock' | 'branding'>

// Loaded at the first passkey: it has 250 modules, a sixth of the start of the API.
const loadVerifiers = () => import('@simplewebauthn/server')

/** The relying party: the host of the public address. */
export function relyingPartyOf({ branding }: Pick<Services, 'branding'>): {
  id: string
  name: string
  origin: string
} {
  const { hostname, origin } = new URL(branding().site)
  return { id: hostname, name: branding().brand.name, origin }
}

// What a passkey must prove: our origin, a verified person, and a challenge that was not used before.
function expectations(services: VerifyServices, userId: string | null) {
  const { id, origin } = relyingPartyOf(services)
  const { db, clock } = services
  return {
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    expectedChallenge: (challenge: string) => consumePasskeyChallenge(db(), challenge, userId, clock()),
  }
}

/** The columns of a new passkey; null if the response is not valid. */
export async function verifyNewPasskey(
  services: VerifyServices,
  userId: string,
  { id, rawId, type, response }: z.infer<typeof passkeyForm>['response'],
) {
  const { clientDataJSON, attestationObject, transports = [] } = response
  const { verifyRegistrationResponse } = await loadVerifiers()
  const verified = await verifyRegistrationResponse({
    ...expectations(services, userId),
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: knownTransports(transports),
    isBackedUp: credentialBackedUp,
  }
}

/** The new count and backup state of a passkey that was used; null if the response is not valid (PASSKEY-3). */
export async function verifyPasskeyUse(
  services: VerifyServices,
  { credentialId, publicKey, counter }: PasskeyRow,
  { id, rawId, type, response }: z.infer<typeof passkeyUse>,
) {
  const { verifyAuthenticationResponse } = await loadVerifiers()
  const verified = await verifyAuthenticationResponse({
    ...expectations(services, null),
    response: { id, rawId, type, response, clientExtensionResults: {} },
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null)
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { counter: newCounter, isBackedUp: credentialBackedUp }
}
