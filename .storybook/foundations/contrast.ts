/** The channels of a CSS colour in any notation, 0 to 255, read back from a canvas. */
function channels(colour: string): [number, number, number] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) return [0, 0, 0]
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(colour: string): number {
  const weights = [0.2126, 0.7152, 0.0722]
  return channels(colour).reduce((sum, channel, index) => {
    const share = channel / 255
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    return sum + linear * (weights[index] ?? 0)
  }, 0)
}

/** Contrast of two opaque CSS colours by WCAG 2.2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminanceA = luminance(a)
  const luminanceB = luminance(b)
  return (Math.max(luminanceA, luminanceB) + 0.05) / (Math.min(luminanceA, luminanceB) + 0.05)
}
