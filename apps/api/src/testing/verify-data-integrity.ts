import { createHash, createPublicKey, verify } from 'node:crypto'
import { JsonLdParser } from 'jsonld-streaming-parser'
import { RDFC10, type InputQuads } from 'rdfjs-c14n'
import { z } from 'zod'

/** Two bytes for the kind of the key, and the key. */
const keyBytes = 34
const signatureBytes = 64

const secured = z.looseObject({
  '@context': z.array(z.string()),
  issuer: z.union([z.string(), z.looseObject({ id: z.string() })]),
  proof: z.looseObject({
    type: z.literal('DataIntegrityProof'),
    cryptosuite: z.literal('eddsa-rdfc-2022'),
    proofPurpose: z.literal('assertionMethod'),
    verificationMethod: z.string(),
    proofValue: z.string(),
  }),
})

type Issuer = {
  id: string
  verificationMethod: { id: string; publicKeyMultibase?: string | undefined }[]
  assertionMethod: string[]
}

type Options = {
  /** The DID document of the issuer. */
  issuer: Issuer
  /** Loads a JSON-LD context. */
  loadContext: (url: string) => Promise<unknown>
}

/**
 * Whether a credential has a valid proof `eddsa-rdfc-2022`. It follows the standard with a JSON-LD parser (Comunica), RDF
 * canonicalization (Ivan Herman) and Ed25519 (OpenSSL) of other makers than the library that signs.
 */
export async function verifyDataIntegrity(credential: unknown, { issuer, loadContext }: Options) {
  const { proof, ...document } = secured.parse(credential)
  const { proofValue, ...proofOptions } = proof
  const { verificationMethod: methodId } = proof
  const issuerId = typeof document.issuer === 'string' ? document.issuer : document.issuer.id
  const method = issuer.verificationMethod.find(({ id }) => id === methodId)
  if (issuerId !== issuer.id || !method || !issuer.assertionMethod.includes(methodId)) return false
  const digests = await Promise.all(
    [{ '@context': document['@context'], ...proofOptions }, document].map((part) =>
      digest(part, loadContext),
    ),
  )
  const key = readMultibase(method.publicKeyMultibase ?? '', keyBytes)
  return verify(null, Buffer.concat(digests), ed25519Key(key), readMultibase(proofValue, signatureBytes))
}

async function digest(document: object, loadContext: Options['loadContext']): Promise<Buffer> {
  const canonical = await new RDFC10().canonicalize(await readQuads(document, loadContext))
  return createHash('sha256').update(canonical).digest()
}

function readQuads(document: object, loadContext: Options['loadContext']): Promise<InputQuads> {
  const parser = new JsonLdParser({
    documentLoader: { load: async (url) => z.looseObject({}).parse(await loadContext(url)) },
  })
  const quads: Parameters<typeof parser.write>[0][] = []
  return new Promise((resolve, reject) => {
    parser.on('data', (quad) => quads.push(quad))
    parser.on('error', reject)
    parser.on('end', () => resolve(quads))
    parser.end(JSON.stringify(document))
  })
}

function ed25519Key(multikey: Buffer) {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: multikey.subarray(2).toString('base64url') }
  return createPublicKey({ key: jwk, format: 'jwk' })
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a number in multibase (base58btc). */
function readMultibase(text: string, length: number): Buffer {
  const digits = text.replace(/^z/, '').split('')
  const value = digits.reduce((sum, digit) => sum * 58n + BigInt(alphabet.indexOf(digit)), 0n)
  return Buffer.from(value.toString(16).padStart(length * 2, '0'), 'hex')
}
