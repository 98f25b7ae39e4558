// Punycode (RFC 3492), by which domains with other letters than ASCII are written as `xn--…`.
const [base, minThreshold, maxThreshold, skew, damp, firstBias, firstCodePoint] = [
  36, 1, 26, 38, 700, 72, 128,
]

/** A domain in lower case and with its own letters: `xn--mller-kva.example` as `müller.example`. */
export function readableDomain(domain: string): string {
  return normalLabel(domain)
    .split(/[.\u3002]/)
    .map((label) => decodeLabel(label) ?? label)
    .join('.')
}

function normalLabel(label: string): string {
  return label.normalize('NFKC').toLowerCase().normalize('NFC')
}

// The most characters of a label (RFC 1035).
const maxLabelLength = 63

// Undefined for a label that is not the ASCII form of a valid one.
function decodeLabel(label: string): string | undefined {
  if (!label.startsWith('xn--') || label.length > maxLabelLength) return undefined
  const decoded = decodePunycode(label.slice(4))
  return decoded !== undefined && normalLabel(decoded) === decoded ? decoded : undefined
}

function decodePunycode(text: string): string | undefined {
  const delimiter = text.lastIndexOf('-')
  const output = Array.from(text.slice(0, Math.max(delimiter, 0)), (letter) => letter.codePointAt(0) ?? 0)
  let [codePoint, index, bias, position] = [firstCodePoint, 0, firstBias, delimiter + 1]
  while (position < text.length) {
    const start = index
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(text.charAt(position++))
      if (digit === undefined) return undefined
      index += digit * weight
      const threshold = Math.min(Math.max(k - bias, minThreshold), maxThreshold)
      if (digit < threshold) break
      weight *= base - threshold
    }
    const length = output.length + 1
    bias = adapt(index - start, length, start === 0)
    codePoint += Math.floor(index / length)
    index %= length
    if (codePoint > 0x10ffff) return undefined
    output.splice(index++, 0, codePoint)
  }
  return String.fromCodePoint(...output)
}

function digitOf(letter: string): number | undefined {
  if (/^[a-z]$/.test(letter)) return letter.charCodeAt(0) - 97
  return /^\d$/.test(letter) ? Number(letter) + 26 : undefined
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2)
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((base - minThreshold) * maxThreshold) / 2; k += base)
    rest = Math.floor(rest / (base - minThreshold))
  return k + Math.floor(((base - minThreshold + 1) * rest) / (rest + skew))
}
