import { drawGrowth, type Growth, type GrowthOptions } from '@chignon/ui/strand/growth'
import { brandMark } from '../../platform/pdf/brand-mark.ts'

/** Draws a strand as it is shared: with the mark of the brand in the corner, since it is seen without the site around it. */
export function drawShared(
  growth: Growth,
  options: Pick<GrowthOptions, 'width' | 'height' | 'moment'>,
): string {
  const { width, height } = options
  const mark = Math.round(width / 18)
  const place = `x="${mark}" y="${height - 2 * mark}" width="${mark}" height="${mark}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    drawGrowth({ ...growth, ...options }) +
    `<svg ${place} viewBox="1 2 26 24" fill="none" stroke="#fdf4ea" stroke-linecap="round" opacity="0.7">${brandMark}</svg></svg>`
  )
}
