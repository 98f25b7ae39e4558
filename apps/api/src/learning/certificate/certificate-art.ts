import type { CertificateTier } from '@chignon/contract/identity/award'
import { growthLines, type Growth } from '@chignon/ui/strand/growth'
import { drawPlait, drawRosette, drawStrands } from './certificate-lines.ts'
import { brandMark } from '../../platform/pdf/brand-mark.ts'

type Metal = { stops: [string, string, string, string]; strands: [dark: string, light: string] }

// The metals of the site on paper.
const metals: Record<CertificateTier, Metal> = {
  silver: { stops: ['#edeff1', '#c2c6cb', '#dddfe2', '#9da3a9'], strands: ['#8d949c', '#c2c6cb'] },
  gold: { stops: ['#fbe5b7', '#dbb267', '#eed399', '#b98a3e'], strands: ['#b98a3e', '#dbb267'] },
  premium_gold: { stops: ['#fadfc2', '#dca27a', '#efcd98', '#bf7f55'], strands: ['#bf7f55', '#dca27a'] },
}

/** The shape of the strand on a certificate, in millimetres. */
export const certificateStrandSize = { width: 152, height: 190 }

const width = 297
const height = 210
const edge = 9
const band = 3.4
const inside = edge + band + 1.6

/**
 * The drawing behind the text of a certificate, in millimetres on A4 landscape: a plaited frame, the strand of its holder, or combed hair that
 * is different for each code, and the seal in the tier's metal. Mirrored for languages that are read from the right, except for the seal's mark.
 */
export function drawCertificate({
  tier,
  code,
  strand,
  isMirrored,
}: {
  tier: CertificateTier
  code: string
  strand: Growth | null
  isMirrored: boolean
}): string {
  const { stops, strands } = metals[tier]
  const line = stops[3]
  const seal = { x: isMirrored ? 57 : 240, y: 158, r: tier === 'premium_gold' ? 24 : 22 }
  const rectangle = (inset: number, attributes: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" ${attributes}/>`
  const corners = [
    [edge + band / 2, edge + band / 2],
    [width - edge - band / 2, edge + band / 2],
    [edge + band / 2, height - edge - band / 2],
    [width - edge - band / 2, height - edge - band / 2],
  ] as const
  const own = strand && growthLines({ ...strand, ...certificateStrandSize, ground: 'paper' })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs>
${metalGradient(stops)}
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="96" y1="0" x2="228" y2="0"><stop offset="0" stop-color="${strands[1]}" stop-opacity="0"/><stop offset="1" stop-color="${strands[0]}" stop-opacity="0.72"/></linearGradient>
<clipPath id="inside">${rectangle(inside, '')}</clipPath>
<linearGradient id="veil" gradientUnits="userSpaceOnUse" x1="164" y1="0" x2="252" y2="0"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#d0d0d0"/></linearGradient>
<mask id="fading" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${rectangle(0, 'fill="url(#veil)"')}</mask>
${own?.defs ?? ''}
</defs>
${rectangle(0, 'fill="#fbf9f6"')}
<g${isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''}>
${own ? strandAtEnd(own.lines) : `<g clip-path="url(#inside)" fill="none" stroke="url(#fade)">${drawStrands(code, { width, height })}</g>`}
</g>
<g fill="none" stroke="${line}" stroke-width="0.22">${drawPlait({ width, height, edge, band })}</g>
${rectangle(inside, `fill="none" stroke="${line}" stroke-width="0.25" opacity="0.75"`)}
${corners
  .map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y})"><circle r="4.3" fill="#fbf9f6"/><path d="${drawRosette({ radius: 3.9, petals: 16, hole: 0.3 })}" fill="none" stroke="${line}" stroke-width="0.14"/></g>`,
  )
  .join('\n')}
${drawSeal(seal, tier, line)}
</svg>`
}

// Faded towards the text.
function strandAtEnd(lines: string): string {
  const { width: across, height: tall } = certificateStrandSize
  const place = `translate(${width - inside - across} ${(height - tall) / 2}) scale(${across / 2000})`
  return `<g clip-path="url(#inside)"><g mask="url(#fading)"><g transform="${place}" fill="none" stroke-linecap="round">${lines}</g></g></g>`
}

/** The seal of a tier by itself, as a picture of a digital badge. */
export function drawBadge(tier: CertificateTier): string {
  const { stops } = metals[tier]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 80 80" width="400" height="400"><defs>${metalGradient(stops)}</defs>${drawSeal({ x: 0, y: 0, r: 25 }, tier, stops[3])}</svg>`
}

function metalGradient(stops: Metal['stops']): string {
  return `<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1">${stops
    .map((colour, index) => `<stop offset="${[0, 0.38, 0.62, 1][index]}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`
}

function drawSeal(
  { x, y, r }: { x: number; y: number; r: number },
  tier: CertificateTier,
  line: string,
): string {
  const rosette = drawRosette({ radius: r * 0.95, petals: 60, hole: 0.34 })
  const halo =
    tier === 'premium_gold'
      ? `<circle r="${r * 1.46}" fill="#fbf9f6"/><path d="${drawRosette({ radius: r * 1.42, petals: 36, hole: 0.76 })}" fill="none" stroke="${line}" stroke-width="0.14"/>`
      : `<circle r="${r * 1.14}" fill="#fbf9f6"/><circle r="${r * 1.07}" fill="none" stroke="${line}" stroke-width="0.25"/>`
  const size = r * 0.46
  return `<g transform="translate(${x} ${y})">${halo}
<circle r="${r}" fill="url(#metal)"/>
<path d="${rosette}" fill="none" stroke="#3a2a14" stroke-width="0.1" opacity="0.34"/>
<circle r="${r * 0.29}" fill="url(#metal)"/>
<g transform="scale(${size / 28}) translate(-14 -14)" fill="none" stroke="#120f0c" stroke-linecap="round">${brandMark}</g>
</g>`
}
