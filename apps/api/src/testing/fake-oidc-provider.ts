import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

/** An OpenID provider whose token endpoint returns the claims a test sets. */
export type FakeOidcProvider = {
  issuer: string
  /** The forms received by the token endpoint. */
  tokenRequests: URLSearchParams[]
  /** The claims of the next ID token, and whether it is signed with an unknown key. Null claims: no ID token. */
  nextToken: { claims: JWTPayload | null; hasUnknownKey?: boolean }
  close(): Promise<void>
}

export async function startFakeOidcProvider(): Promise<FakeOidcProvider> {
  const knownKey = await generateKeyPair('RS256')
  const unknownKey = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(knownKey.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' }
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const fakeProvider: FakeOidcProvider = {
    issuer,
    tokenRequests: [],
    nextToken: { claims: null },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  const idToken = ({ claims, hasUnknownKey }: FakeOidcProvider['nextToken']) =>
    claims &&
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(hasUnknownKey ? unknownKey.privateKey : knownKey.privateKey)

  const responses: Record<string, () => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': async () => ({ keys: [key] }),
    '/token': async () => ({
      access_token: 'an-access-token',
      token_type: 'Bearer',
      expires_in: 60,
      ...(fakeProvider.nextToken.claims ? { id_token: await idToken(fakeProvider.nextToken) } : {}),
    }),
  }
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    if (request.url === '/token')
      fakeProvider.tokenRequests.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(await responses[request.url ?? '']?.()))
  })
  return fakeProvider
}
