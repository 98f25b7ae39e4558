// oxlint-disable-next-line typescript/triple-slash-reference -- The web compiles this file too, by its imports alone.
/// <reference path="./digitalbazaar.d.ts" />
import { importJWK, SignJWT } from 'jose'
import type { CredentialKey } from './credential-key.queries.ts'
import { issuerOf, jwkIdOf, keyIdOf, publicMultibase, secretMultibase } from './issuer.ts'

type Signing = { key: CredentialKey & { secretKey: string }; site: string; now: Date }

/** Signs a credential with a Data Integrity proof (eddsa-rdfc-2022). The libraries are loaded on first use. */
export async function signDataIntegrity(credential: object, { key, site, now }: Signing): Promise<object> {
  const [{ issue }, { DataIntegrityProof }, { cryptosuite }, multikey, { loadDocument }] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/ed25519-multikey'),
    import('./document-loader.ts'),
  ])
  const pair = await multikey.from({
    '@context': 'https://w3id.org/security/multikey/v1',
    id: keyIdOf(site, key),
    type: 'Multikey',
    controller: issuerOf(site),
    publicKeyMultibase: publicMultibase(key.publicKey),
    secretKeyMultibase: secretMultibase(key.secretKey),
  })
  const date = now.toISOString().replace(/\.\d+Z$/, 'Z')
  const suite = new DataIntegrityProof({ signer: pair.signer(), cryptosuite, date })
  return issue({ credential, suite, documentLoader: loadDocument, now })
}

/** Signs a credential as JSON Web Token (VC-JWT, EdDSA). The type is the one that Open Badges 3.0 allows. */
export async function signJwt(
  credential: { id: string; validFrom: string },
  { key, site }: Signing,
): Promise<string> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.publicKey, d: key.secretKey }
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: jwkIdOf(site, key) })
    .setIssuer(issuerOf(site))
    .setJti(credential.id)
    .setNotBefore(new Date(credential.validFrom))
    .sign(await importJWK(jwk, 'EdDSA'))
}
