import type { VideoSettings } from '@chignon/ui/video-player'

/** What a person has chosen in the player, and whether the next lesson starts by itself. */
export type PlayerSettings = VideoSettings & { isAutomatic?: boolean | undefined }

const key = 'player-settings'

/** The settings remembered in this browser; none on the server. */
export function readPlayerSettings(): PlayerSettings {
  if (import.meta.env.SSR) return {}
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? settingsIn(stored) : {}
  } catch {
    return {}
  }
}

/** Remembers changed settings in this browser. */
export function rememberPlayerSettings(change: PlayerSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readPlayerSettings(), ...change }))
  } catch {
    // Without storage they last as long as the page.
  }
}

function settingsIn(stored: object): PlayerSettings {
  const { rate, captions, audio, isAutomatic } = { rate: 0, captions: 0, audio: 0, isAutomatic: 0, ...stored }
  return {
    ...(typeof rate === 'number' && rate >= 0.5 && rate <= 2 && { rate }),
    ...((typeof captions === 'string' || captions === null) && { captions }),
    ...(typeof audio === 'string' && { audio }),
    ...(typeof isAutomatic === 'boolean' && { isAutomatic }),
  }
}
