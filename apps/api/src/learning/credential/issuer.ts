import { base58 } from './base58.ts'
import type { CredentialKey } from './credential-key.queries.ts'

/** The issuer of credentials as `did:web`, by the public address of the site. */
export function issuerOf(site: string): string {
  return `did:web:${encodeURIComponent(new URL(site).host)}`
}

/** The id of a key for Data Integrity. */
export function keyIdOf(site: string, { id }: Pick<CredentialKey, 'id'>): string {
  return `${issuerOf(site)}#${id}`
}

/** The id of the same key for JSON Web Tokens. */
export function jwkIdOf(site: string, key: Pick<CredentialKey, 'id'>): string {
  return `${keyIdOf(site, key)}-jwk`
}

/**
 * The DID document of the issuer, published as `/.well-known/did.json`: every key there was, so that old credentials can be
 * verified; `assertionMethod` leaves out those that are no longer trusted (CERT-12).
 */
export function didDocument(site: string, keys: CredentialKey[]) {
  const controller = issuerOf(site)
  const trusted = keys.filter(({ distrustedAt }) => distrustedAt === null)
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
    ],
    id: controller,
    verificationMethod: keys.flatMap((key) => {
      const revoked = key.distrustedAt ? { revoked: key.distrustedAt.toISOString() } : {}
      return [
        {
          id: keyIdOf(site, key),
          type: 'Multikey',
          controller,
          publicKeyMultibase: publicMultibase(key.publicKey),
          ...revoked,
        },
        {
          id: jwkIdOf(site, key),
          type: 'JsonWebKey2020',
          controller,
          publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey },
          ...revoked,
        },
      ]
    }),
    assertionMethod: trusted.flatMap((key) => [keyIdOf(site, key), jwkIdOf(site, key)]),
  }
}

/** A public key as multibase: base58btc with the prefix of Ed25519. */
export function publicMultibase(publicKey: string): string {
  return multibase([0xed, 0x01], publicKey)
}

/** A secret key as multibase. */
export function secretMultibase(secretKey: string): string {
  return multibase([0x80, 0x26], secretKey)
}

function multibase(prefix: number[], base64url: string): string {
  return `z${base58(Buffer.concat([Buffer.from(prefix), Buffer.from(base64url, 'base64url')]))}`
}
