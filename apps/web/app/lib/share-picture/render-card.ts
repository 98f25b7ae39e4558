import type { Locale } from '@chignon/contract/platform/locale'
import sharp from 'sharp'
import { imageQueue } from '../files/image-queue.ts'
import { createLruCache } from '../files/lru-cache.ts'
import { drawCard } from './draw-card.ts'
import type { ShareCard } from './share-card.ts'

const recent = createLruCache<Uint8Array<ArrayBuffer>>(200)

/** Renders a card as PNG, 1200 × 630. Rejects with a `BusyError` when the queue is full. */
export function renderCard(
  card: ShareCard,
  { hash, locale, brandName }: { hash: string; locale: Locale; brandName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  return recent(hash, () =>
    imageQueue(async () => {
      const svg = await drawCard(card, locale, brandName)
      return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer())
    }),
  )
}
