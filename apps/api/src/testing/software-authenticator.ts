import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Ceremony = { challenge: string; rpId: string; origin: string }

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

// The flags of authenticator data (WebAuthn, section 6.1).
const present = 0x01
const verified = 0x04
const hasCredential = 0x40

/** An authenticator with one ES256 key that counts its uses, as the browser would use it. */
export function createAuthenticator({ flags = present | verified } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, extra: Buffer[] = []) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | (extra.length > 0 ? hasCredential : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, ...extra])
  }

  return {
    /** Sets the count of uses, as a copy of the authenticator would have it. */
    setCounter(value: number) {
      counter = value
    },
    create(ceremony: Ceremony) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData(ceremony.rpId, [
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          attestationObject: base64url(attestationObject(data)),
          transports: ['internal'],
        },
      } as const
    },
    use(ceremony: Ceremony) {
      counter += 1
      const data = authenticatorData(ceremony.rpId)
      const client = clientData('webauthn.get', ceremony)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      } as const
    },
  }
}

// A COSE key (RFC 8152) as CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const bytes = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ])
}

// {fmt: 'none', attStmt: {}, authData} as CBOR.
function attestationObject(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}
