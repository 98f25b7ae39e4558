import { createHash, createPublicKey, verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { certificateEndpoints } from '@chignon/contract/learning/certificate'
import { credentialEndpoints } from '@chignon/contract/learning/credential'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeCertificate } from '../../platform/db/factories/certificate.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { verifyDataIntegrity } from '../../testing/verify-data-integrity.ts'
import { loadDocument } from './document-loader.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const staff = await makeMember(db, time.now, { role: 'staff' })
const asStaff = { token: staff.token }
const asOwner = { token: (await makeMember(db, time.now, { role: 'owner' })).token }
const { user, token } = await makeMember(db, time.now)
const held = () => makeCertificate(db, { userId: user.id, holderName: 'Ana Díaz' })

const didDocument = z.looseObject({
  id: z.string(),
  verificationMethod: z.array(
    z.looseObject({
      id: z.string(),
      publicKeyMultibase: z.string().optional(),
      publicKeyJwk: z.looseObject({}).optional(),
    }),
  ),
  assertionMethod: z.array(z.string()),
})
const statusEntry = z.looseObject({ statusListIndex: z.string(), statusListCredential: z.string() })
const signed = z.looseObject({ credentialStatus: statusEntry, credentialSubject: z.looseObject({}) })

const textOf = async (path: string, headers = {}) => (await testApp.file(path, headers)).bytes.toString()
const issuer = async () => didDocument.parse(JSON.parse(await textOf('/credentials/issuer')))
const download = async (code: string, format: 'json-ld' | 'jwt') =>
  textOf(`/certificates/${code}/credential?format=${format}`, { authorization: `Bearer ${token}` })
const downloadJson = async (code: string) => signed.parse(JSON.parse(await download(code, 'json-ld')))

/** Verifies a Data Integrity proof with the issuer's published document and bundled contexts, by two implementations. */
async function isVerified(credential: object): Promise<boolean> {
  const document = await issuer()
  const { verified } = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    now: time.now,
    checkStatus: async () => ({ verified: true }),
    documentLoader: async (url) => {
      const method = document.verificationMethod.find(({ id }) => id === url)
      const found = url === document.id ? document : method
      if (!found) return loadDocument(url)
      const context = method ? { '@context': 'https://w3id.org/security/multikey/v1' } : {}
      return { documentUrl: url, contextUrl: null, document: { ...context, ...found } }
    },
  })
  const loadContext = async (url: string) => (await loadDocument(url)).document
  const isVerifiedByOthers = await verifyDataIntegrity(credential, { issuer: document, loadContext })
  expect(isVerifiedByOthers).toBe(verified)
  return verified
}

/** Verifies a token with OpenSSL, which did not sign it. */
async function readJwt(jwt: string) {
  const [head = '', body = '', signature = ''] = jwt.split('.')
  const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  const { kid } = z.looseObject({ kid: z.string() }).parse(json(head))
  const { verificationMethod, assertionMethod } = await issuer()
  const jwk = verificationMethod.find(({ id }) => id === kid)?.publicKeyJwk
  const key = createPublicKey({ key: jwk ?? {}, format: 'jwk' })
  const isSigned = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
  return { isVerified: isSigned && assertionMethod.includes(kid), head: json(head), payload: json(body) }
}

/** Whether the status list says that a credential is revoked. */
async function isRevoked({ credentialStatus }: z.infer<typeof signed>): Promise<boolean> {
  const { pathname } = new URL(credentialStatus.statusListCredential)
  const list: unknown = JSON.parse(await textOf(pathname.replace('/api/v1', '')))
  const { credentialSubject } = z
    .looseObject({ credentialSubject: z.looseObject({ encodedList: z.string() }) })
    .parse(list)
  expect(await isVerified(z.looseObject({}).parse(list))).toBe(true)
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'))
  const index = Number(credentialStatus.statusListIndex)
  return ((bits[Math.floor(index / 8)] ?? 0) & (0x80 >> (index % 8))) !== 0
}

test('a certificate is a signed Open Badges 3.0 credential that verifies without the network', async () => {
  const { code } = await held()
  const credential = await downloadJson(code)
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: 'did:web:academy.test', name: 'Chignon' },
    credentialSubject: {
      identifier: [
        { identityHash: 'Ana Díaz', identityType: 'name' },
        { identityType: 'emailAddress', hashed: true },
      ],
      achievement: {
        name: 'Cutter',
        achievementType: 'Certificate',
        image: { type: 'Image', id: expect.stringMatching(/^data:image\/svg\+xml;base64,/) },
      },
    },
    proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022' },
  })
  expect(await isVerified(credential)).toBe(true)
  expect(await isRevoked(credential)).toBe(false)
})

test('a wallet matches the hashed address of the holder, which the credential does not contain', async () => {
  const { code } = await held()
  const text = await download(code, 'json-ld')
  expect(text.toLowerCase()).not.toContain(user.email.toLowerCase())
  const { credentialSubject } = signed.parse(JSON.parse(text))
  const identities = z
    .array(z.looseObject({ identityType: z.string(), identityHash: z.string(), salt: z.string().optional() }))
    .parse(credentialSubject['identifier'])
  const address = identities.find(({ identityType }) => identityType === 'emailAddress')
  const digest = createHash('sha256')
    .update(user.email.toLowerCase() + (address?.salt ?? ''))
    .digest('hex')
  expect(address?.identityHash).toBe(`sha256$${digest}`)
})

test('a changed credential does not verify', async () => {
  const { code } = await held()
  const text = await download(code, 'json-ld')
  const changes = [
    text.replace('Ana Díaz', 'Ana Diaz'),
    text.replace('"Cutter"', '"Cuttez"'),
    text.replace('"validFrom": "20', '"validFrom": "19'),
  ]
  for (const changed of changes) {
    expect(changed).not.toBe(text)
    expect(await isVerified(signed.parse(JSON.parse(changed)))).toBe(false)
  }
})

test('the same credential is a JSON Web Token that verifies; a changed one does not', async () => {
  const { code } = await held()
  const jwt = await download(code, 'jwt')
  expect(await readJwt(jwt)).toMatchObject({
    isVerified: true,
    head: { alg: 'EdDSA', typ: 'JWT' },
    payload: { iss: 'did:web:academy.test', type: ['VerifiableCredential', 'OpenBadgeCredential'] },
  })
  const [head, body = '', signature] = jwt.split('.')
  const forged = Buffer.from(body, 'base64url').toString().replace('Ana', 'Eva')
  const changed = [head, Buffer.from(forged).toString('base64url'), signature].join('.')
  expect((await readJwt(changed)).isVerified).toBe(false)
})

test('the status list says which credentials are revoked', async () => {
  const { code } = await held()
  const other = await held()
  const params = { code }
  const before = await downloadJson(code)
  await testApp.call(certificateEndpoints.correctName, { params, body: { name: 'Ana María Díaz' } }, asStaff)
  const corrected = await downloadJson(code)
  expect([await isRevoked(before), await isRevoked(corrected)]).toEqual([true, false])
  await testApp.call(certificateEndpoints.revoke, { params, body: { reason: 'misconduct' } }, asStaff)
  expect([await isRevoked(before), await isRevoked(corrected)]).toEqual([true, true])
  expect(await isRevoked(await downloadJson(other.code))).toBe(false)
  const again = await testApp.request('GET', `/certificates/${code}/credential`, { token })
  expect(again.status).toBe(409)
  expect((await testApp.request('GET', '/credentials/status/7')).status).toBe(404)
})

test('a replaced key still verifies what it signed; a compromised one no longer does', async () => {
  const { code } = await held()
  const replace = (is_compromised: boolean) =>
    testApp.call(credentialEndpoints.replaceKey, { body: { is_compromised } }, asOwner)
  const first = await downloadJson(code)
  await replace(false)
  const [second, jwt] = [await downloadJson(code), await download(code, 'jwt')]
  expect([await isVerified(first), await isVerified(second)]).toEqual([true, true])
  const { data } = await replace(true)
  const third = await downloadJson(code)
  expect([await isVerified(first), await isVerified(second), await isVerified(third)]).toEqual([
    true,
    false,
    true,
  ])
  expect((await readJwt(jwt)).isVerified).toBe(false)
  const { verificationMethod } = await issuer()
  expect(verificationMethod).toHaveLength(6)
  const { rows } = await db.pool.query(
    'select count(*)::int from credential_keys where secret_key is not null',
  )
  expect(rows).toEqual([{ count: 1 }])
  const keys = await db.pool.query('select id from credential_keys where distrusted_at is not null')
  expect(
    await services.audit.entriesOf({
      type: 'credential-key',
      id: z.object({ id: z.string() }).parse(keys.rows[0]).id,
    }),
  ).toMatchObject([{ action: 'credential-key.replace', after: { replacedBy: data.id } }])
})

test('a stranger cannot download the credential of a certificate that is not shared', async () => {
  const { code } = await held()
  const stranger = await makeMember(db, time.now)
  const statuses = await Promise.all(
    [{}, { token: stranger.token }, { token }].map(
      async (caller) => (await testApp.request('GET', `/certificates/${code}/credential`, caller)).status,
    ),
  )
  expect(statuses).toEqual([401, 403, 200])
})

test('no document but the bundled contexts is loaded', async () => {
  await expect(loadDocument('https://example.com/context.json')).rejects.toThrow('not bundled')
})
