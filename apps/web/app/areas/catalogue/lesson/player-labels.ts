import { englishLabels, type VideoPlayerLabels } from '@chignon/ui/video-player'
import type { Locale } from '@chignon/contract/locale'

// Not in the catalogues: pages load those, and few visitors open a player.
const translated: Record<Exclude<Locale, 'en'>, () => Promise<{ labels: VideoPlayerLabels }>> = {
  de: () => import('./player-labels/de.ts'),
  es: () => import('./player-labels/es.ts'),
  it: () => import('./player-labels/it.ts'),
  fr: () => import('./player-labels/fr.ts'),
  pt: () => import('./player-labels/pt.ts'),
  fa: () => import('./player-labels/fa.ts'),
}

/** Labels of the video player; English if the translation cannot be loaded. */
export async function playerLabels(locale: Locale): Promise<VideoPlayerLabels> {
  if (locale === 'en') return englishLabels
  return translated[locale]().then(
    ({ labels }) => labels,
    () => englishLabels,
  )
}
