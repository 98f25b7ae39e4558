import type { Locale } from '@chignon/contract'
import sharp from 'sharp'
import { boundedWork } from '../bounded-work.ts'
import { keepRecent } from '../keep-recent.ts'
import { drawCard } from './draw-card.ts'
import type { ShareCard } from './share-card.ts'

// Pixels are costly: two pictures at a time, so that pages are still answered, and no queue nobody would wait out.
const bounded = boundedWork({ atOnce: 2, mostWaiting: 24 })

const recent = keepRecent<Uint8Array<ArrayBuffer>>(200)

/** The picture of a card as PNG, 1200 × 630. Rejects with a `BusyError` where too many are asked for at once. */
export function renderCard(
  card: ShareCard,
  { edition, locale, brandName }: { edition: string; locale: Locale; brandName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  return recent(edition, () =>
    bounded(async () => {
      const svg = await drawCard(card, locale, brandName)
      return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer())
    }),
  )
}
