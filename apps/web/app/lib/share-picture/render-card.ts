import type { Locale } from '@chignon/contract'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { keepRecent } from '../keep-recent.ts'
import { drawCard } from './draw-card.ts'
import type { ShareCard } from './share-card.ts'

// Pixels are costly: two at a time, so that pages are still answered, and no queue that nobody would wait out.
const atOnce = pLimit(2)
const mostWaiting = 24

const recent = keepRecent<Uint8Array<ArrayBuffer>>(200)

/** The picture of a card as PNG, 1200 × 630; undefined where too many are asked for at once. */
export async function renderCard(
  card: ShareCard,
  { edition, locale, brandName }: { edition: string; locale: Locale; brandName: string },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (atOnce.pendingCount >= mostWaiting) return undefined
  return recent(edition, () =>
    atOnce(async () => {
      const svg = await drawCard(card, locale, brandName)
      return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer())
    }),
  )
}
