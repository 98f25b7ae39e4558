import type { VideoPlayerLabels } from '@chignon/ui/video-player'
import type { Locale } from '@chignon/contract/platform/locale'

// Not in the catalogues: pages load those, and few visitors open a player.
const translated: Record<Exclude<Locale, 'en'>, () => Promise<VideoPlayerLabels>> = {
  de: async () => (await import('@chignon/ui/messages/de')).de.videoPlayer,
  es: async () => (await import('@chignon/ui/messages/es')).es.videoPlayer,
  it: async () => (await import('@chignon/ui/messages/it')).it.videoPlayer,
  fr: async () => (await import('@chignon/ui/messages/fr')).fr.videoPlayer,
  pt: async () => (await import('@chignon/ui/messages/pt')).pt.videoPlayer,
  fa: async () => (await import('@chignon/ui/messages/fa')).fa.videoPlayer,
}

/** Labels of the video player. Undefined for English, which the player has itself, and if the translation cannot be loaded. */
export async function playerLabels(locale: Locale): Promise<VideoPlayerLabels | undefined> {
  return locale === 'en' ? undefined : translated[locale]().catch(() => undefined)
}
