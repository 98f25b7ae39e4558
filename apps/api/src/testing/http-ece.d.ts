declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Options = { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer }

  /** Decrypts a message with the keys of its receiver (RFC 8188). */
  const ece: { decrypt(message: Buffer, options: Options): Buffer }
  export default ece
}
