import { languageName } from '../caption/language-name.ts'
import type { ReadyTrack } from './voice-over.queries.ts'

/** How many seconds a voice-over may be longer than its video, at most. */
export const maxOverhangSeconds = 5

const group = 'GROUP-ID="sound"'

/** A main playlist to add voice-overs to. */
export type FilmStream = {
  /** The main playlist of the film, as it was transcoded. */
  playlist: string
  /** The highest bitrates of its own sound tracks, in the order of the playlist. */
  bitrates: number[]
}

/**
 * The main playlist of a film with its voice-overs, whose folders are beside the playlist's folder. A voice-over takes the place of the film's
 * own track in its language; the others follow. The bandwidths are corrected, since players choose a quality by them.
 */
export function withVoiceOvers({ playlist, bitrates }: FilmStream, tracks: ReadyTrack[]): string {
  const lines = playlist.split('\n')
  const own = lines.filter(isSound)
  const chosen = own.map((line) => tracks.find(({ language }) => line.includes(`LANGUAGE="${language}"`)))
  const added = tracks.filter((track) => !chosen.includes(track))
  const sounds = [
    ...own.map((line, index) => {
      const track = chosen[index]
      return track ? soundLine(track, line.includes('DEFAULT=YES')) : line
    }),
    ...added.map((track, index) => soundLine(track, own.length === 0 && index === 0)),
  ]
  const before = Math.max(0, ...bitrates)
  const left = bitrates.filter((_, index) => chosen[index] === undefined)
  const after = Math.max(0, ...left, ...tracks.map(({ bitrate }) => bitrate))
  const rest = lines
    .filter((line) => !isSound(line))
    .map((line) => (isVariant(line) ? withSound(line, after - before) : line))
  const first = rest.findIndex(isVariant)
  return [...rest.slice(0, first), ...sounds, ...rest.slice(first)].join('\n')
}

function isSound(line: string): boolean {
  return line.startsWith('#EXT-X-MEDIA:TYPE=AUDIO,')
}

function isVariant(line: string): boolean {
  return line.startsWith('#EXT-X-STREAM-INF:')
}

function soundLine({ language, folder }: ReadyTrack, isDefault: boolean): string {
  const name = languageName(language).replaceAll('"', '')
  const flags = `${isDefault ? 'DEFAULT=YES,' : ''}AUTOSELECT=YES`
  return `#EXT-X-MEDIA:TYPE=AUDIO,${group},NAME="${name}",LANGUAGE="${language}",${flags},URI="../${folder}/audio.m3u8"`
}

function withSound(variant: string, difference: number): string {
  const corrected = variant.replace(
    /BANDWIDTH=(\d+)/,
    (_, bandwidth: string) => `BANDWIDTH=${Number(bandwidth) + difference}`,
  )
  if (corrected.includes('AUDIO="sound"')) return corrected
  return `${corrected.replace(/CODECS="([^"]*)"/, 'CODECS="$1,mp4a.40.2"')},AUDIO="sound"`
}
