const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58btc, which keys are written in. */
export function base58(bytes: Uint8Array): string {
  let value = bytes.length > 0 ? BigInt(`0x${Buffer.from(bytes).toString('hex')}`) : 0n
  let digits = ''
  while (value > 0n) {
    digits = alphabet.charAt(Number(value % 58n)) + digits
    value /= 58n
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return alphabet.charAt(0).repeat(zeros === -1 ? bytes.length : zeros) + digits
}
