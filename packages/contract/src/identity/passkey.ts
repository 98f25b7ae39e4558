import * as z from 'zod/mini'
import { signedIn } from './auth.ts'
import { maxNameLength } from './identity-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { nameText } from '../platform/name-text.ts'

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const publicKey = z.literal('public-key')
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000))

/** A passkey of the viewer. */
export const passkey = z.object({
  id,
  name: z.string(),
  /** Whether the device copies it to the person's other devices. */
  is_backed_up: z.boolean(),
  created_at: timestamp,
  /** When it was used to sign in; null if it never was. */
  last_used_at: z.nullable(timestamp),
})

/** What `navigator.credentials.create()` needs (WebAuthn, section 5.4). */
export const passkeyCreation = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: base64url, transports: z.array(transport) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** What `navigator.credentials.get()` needs (WebAuthn, section 5.5). */
export const passkeyRequest = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

const name = nameText(maxNameLength)

/** A new passkey, as the browser returns it. */
export const passkeyForm = z.object({
  name,
  response: z.object({
    id: base64url,
    rawId: base64url,
    type: publicKey,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
})

/** The use of a passkey, as the browser returns it. */
export const passkeyUse = z.object({
  id: base64url,
  rawId: base64url,
  type: publicKey,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})

export const passkeySignInForm = z.object({ response: passkeyUse })

export type Passkey = z.infer<typeof passkey>
export type PasskeyCreation = z.infer<typeof passkeyCreation>
export type PasskeyRequest = z.infer<typeof passkeyRequest>
export type PasskeyTransport = z.infer<typeof transport>

/** The transports we know of those a browser names. */
export function knownTransports(names: readonly string[]): PasskeyTransport[] {
  return names.flatMap((name) => transport.safeParse(name).data ?? [])
}

/** Passkeys: signing in without a password (WebAuthn). */
export const passkeyEndpoints = defineEndpoints('passkey', {
  list: {
    method: 'GET',
    path: '/user/passkeys',
    summary: 'The viewer’s passkeys, oldest first',
    audience: 'member',
    response: list(passkey),
  },
  creation: {
    method: 'POST',
    path: '/user/passkeys/creation',
    summary: 'What the browser needs to create a passkey; valid once and for five minutes',
    audience: 'member',
    response: single(passkeyCreation),
    errors: ['conflict'],
  },
  add: {
    method: 'POST',
    path: '/user/passkeys',
    maxBodyBytes: 128 * 1024,
    summary: 'Add a passkey that the browser created; it is reported by mail',
    status: 201,
    audience: 'member',
    body: passkeyForm,
    response: z.extend(single(passkey), { message: z.string() }),
    errors: ['conflict'],
  },
  rename: {
    method: 'PATCH',
    path: '/user/passkeys/{id}',
    summary: 'Rename a passkey',
    audience: 'member',
    params: z.object({ id }),
    body: z.object({ name }),
    response: messageResponse,
  },
  remove: {
    method: 'DELETE',
    path: '/user/passkeys/{id}',
    summary: 'Remove a passkey',
    audience: 'member',
    params: z.object({ id }),
    response: messageResponse,
  },
  request: {
    method: 'POST',
    path: '/login/passkey/request',
    summary: 'What the browser needs to use a passkey; valid once and for five minutes',
    response: single(passkeyRequest),
    errors: ['too_many_requests'],
  },
  logIn: {
    method: 'POST',
    path: '/login/passkey',
    maxBodyBytes: 128 * 1024,
    summary: 'Sign in with a passkey, which counts as two factors',
    body: passkeySignInForm,
    response: signedIn,
    errors: ['invalid_credentials', 'too_many_requests'],
  },
})
