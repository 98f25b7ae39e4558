import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

/** An OpenID provider whose token endpoint returns the claims a test sets. */
export type FakeOidcProvider = {
  issuer: string
  /** The forms its token endpoint received. */
  asked: URLSearchParams[]
  /** Decides the claims of the next ID tokens, and whether a stranger’s key signs them; null: there is none. */
  lie: { claims: JWTPayload | null; isSignedByStranger?: boolean }
  close(): Promise<void>
}

export async function startFakeOidcProvider(): Promise<FakeOidcProvider> {
  const own = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' }
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const fakeProvider: FakeOidcProvider = {
    issuer,
    asked: [],
    lie: { claims: null },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  const idToken = ({ claims, isSignedByStranger }: FakeOidcProvider['lie']) =>
    claims &&
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(isSignedByStranger ? stranger.privateKey : own.privateKey)

  const answers: Record<string, () => Promise<object>> = {
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
      ...(fakeProvider.lie.claims ? { id_token: await idToken(fakeProvider.lie) } : {}),
    }),
  }
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    if (request.url === '/token')
      fakeProvider.asked.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(await answers[request.url ?? '']?.()))
  })
  return fakeProvider
}
