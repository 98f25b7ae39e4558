import type { PictureColours, ProbedAudio, ProbedVideo } from './probe.rules.ts'

const videoStream =
  /^\s+Stream #0:\d+(?:\[\w+\])?(?:\(\w+\))?: Video: (?<codec>\w+)[^\n]*?, (?<format>\w+)(?:\((?<details>[^)]*)\))?, (?<width>\d{2,6})x(?<height>\d{2,6})(?: \[SAR (?<codedSar>\d+:\d+)[^\]]*\])?(?:, SAR (?<sar>\d+:\d+))?/
const audioStream = /^\s+Stream #0:\d+(?:\[\w+\])?(?:\((?<language>\w+)\))?: Audio: (?<codec>\w+)/
const anyStream = /^\s+Stream #0:/
const duration = /^ {2}Duration: (?<hours>\d+):(?<minutes>\d\d):(?<seconds>\d\d(?:\.\d+)?),/
const rotation = /^\s+(?:displaymatrix: rotation of|rotate\s+:) (?<degrees>-?\d+)/

/**
 * Reads what `ffmpeg -i` prints about a file; null if it has no moving picture. Texts from the file are on lines that
 * begin differently, so a file cannot imitate the lines that are read.
 */
export function parseProbe(messages: string): ProbedVideo | null {
  const lines = messages.split('\n')
  const streamLine = lines.findIndex((line) => videoStream.test(line) && !line.includes('(attached pic)'))
  const picture = videoStream.exec(lines[streamLine] ?? '')?.groups
  if (!picture) return null
  const audio = groupsIn(lines, audioStream)
  return {
    duration: durationIn(lines),
    ...shownSize(picture, isUpended(lines.slice(streamLine + 1))),
    codec: picture['codec'] ?? '',
    pixelFormat: picture['format'] ?? '',
    colours: coloursOf(picture),
    isInterlaced: /\b(?:top|bottom)\b/.test(picture['details'] ?? ''),
    audioCodecs: audio.map(({ codec }) => codec ?? ''),
    audioTracks: audio.map(({ language }) => ({ language: languageOf(language) })),
  }
}

/** Reads what `ffmpeg -i` prints about a file with sound; null if it has none. */
export function parseAudioProbe(messages: string): ProbedAudio | null {
  const lines = messages.split('\n')
  return lines.some((line) => audioStream.test(line)) ? { duration: durationIn(lines) } : null
}

function durationIn(lines: string[]): number | null {
  const length = groupsIn(lines, duration)[0]
  if (!length) return null
  return Number(length['hours']) * 3600 + Number(length['minutes']) * 60 + Number(length['seconds'])
}

type Groups = Record<string, string | undefined>

function groupsIn(lines: string[], pattern: RegExp): Groups[] {
  return lines.flatMap((line): Groups[] => {
    const groups = pattern.exec(line)?.groups
    return groups ? [groups] : []
  })
}

function shownSize(picture: Groups, isTurned: boolean) {
  // The container's shape of a pixel is stronger than the one in the picture.
  const [across = 1, down = 1] = (picture['sar'] ?? picture['codedSar'] ?? '1:1').split(':').map(Number)
  const ratio = across > 0 && down > 0 ? across / down : 1
  const width = Math.round(Number(picture['width']) * ratio)
  const height = Number(picture['height'])
  return isTurned ? { width: height, height: width } : { width, height }
}

// `tv, bt2020nc/bt2020/arib-std-b67, progressive`: range, then matrix, primaries and transfer, or one word for all three.
function coloursOf({ format = '', details = '' }: Groups): PictureColours {
  const parts = details.split(', ')
  const triple = parts.find((part) => part.includes('/')) ?? parts.find((part) => allAlike.has(part))
  const names = (triple ?? '').split('/')
  const [matrix, primaries, transfer] = (names.length === 1 ? names.concat(names, names) : names).map(known)
  return { isFullRange: parts.includes('pc') || format.startsWith('yuvj'), matrix, primaries, transfer }
}

const allAlike = new Set(['bt709', 'smpte170m', 'smpte240m', 'bt470bg'])

function known(name: string): string | undefined {
  return name === '' || name === 'unknown' || name === 'reserved' ? undefined : name
}

// The lines up to the next stream are about this one.
function isUpended(following: string[]): boolean {
  const next = following.findIndex((line) => anyStream.test(line))
  const own = next === -1 ? following : following.slice(0, next)
  return own.some((line) => Math.abs(Number(rotation.exec(line)?.groups?.['degrees'] ?? 0)) % 180 === 90)
}

// Matroska may use the older codes of ISO 639-2.
const olderCodes: Record<string, string> = {
  ger: 'de',
  fre: 'fr',
  per: 'fa',
  dut: 'nl',
  gre: 'el',
  chi: 'zh',
  cze: 'cs',
}

function languageOf(code: string | undefined): string | null {
  if (code === undefined || code === 'und') return null
  const older = olderCodes[code]
  if (older !== undefined) return older
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null
  } catch {
    return null
  }
}
