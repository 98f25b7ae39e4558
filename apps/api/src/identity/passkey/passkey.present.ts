import {
  knownTransports,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@chignon/contract/identity/passkey'
import type { UserRow } from '../user/user.queries.ts'
import { challengeLifetime, type PasskeyRow } from './passkey.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

/** A passkey as the contract has it. */
export function presentPasskey({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    is_backed_up: isBackedUp,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}

// EdDSA, ES256 and RS256 (RFC 8152), which cover all authenticators.
const algorithms = [-8, -7, -257]

type CreationParts = {
  challenge: string
  rp: { id: string; name: string }
  user: Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName'>
  /** The passkeys that the member has, so that none is created twice on the same device. */
  known: PasskeyRow[]
}

/** What a browser needs to create a passkey. */
export function presentCreation({ challenge, rp, user, known }: CreationParts): PasskeyCreation {
  return {
    challenge,
    rp: { id: rp.id, name: rp.name },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.email,
      displayName: fullNameOf(user),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifetime,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports: knownTransports(transports),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** What a browser needs to use a passkey. */
export function presentRequest(challenge: string, rpId: string): PasskeyRequest {
  return { challenge, rpId, timeout: challengeLifetime, userVerification: 'required' }
}
