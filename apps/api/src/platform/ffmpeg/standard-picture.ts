import { isHdr, VideoRejection, type PictureColours, type ProbedVideo } from './probe.rules.ts'

type Size = { width: number; height: number }
type Picture = Pick<ProbedVideo, 'colours' | 'isInterlaced' | 'width' | 'height'>

/** The arguments that mark a stream with the colours that every player assumes. */
export const standardColours = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'

/** The filters that turn any film into a picture with square pixels, full frames and the colours of BT.709, in a size. */
export function standardPicture(
  { colours, isInterlaced, ...shown }: Picture,
  { width, height }: Size,
): string {
  const { matrix, range } = namesOf(colours, shown)
  const isWide = isHdr(colours) || wideGamuts.has(colours.primaries ?? '')
  const scaled = isWide
    ? `scale=${width}:${height}`
    : `scale=${width}:${height}:in_color_matrix=${matrix}:in_range=${range}:out_color_matrix=bt709:out_range=tv`
  return [
    // Passes frames on that are progressive.
    ...(isInterlaced ? ['yadif=deint=interlaced'] : []),
    scaled,
    'setsar=1',
    ...(isWide ? narrowed(colours, range) : []),
    'format=yuv420p',
  ].join(',')
}

// Two conversions would round twice otherwise.
const exact = 'flags=bicubic+accurate_rnd+full_chroma_int'

/**
 * The filters that make a small picture of the standard one, in the colours of JPEG files, which name none: BT.601 in full range. By way of
 * RGB, since the scaler leaves the range as it is on some machines if it changes the matrix at once, and the picture is pale.
 */
export function jpegPicture({ width, height }: Size): string {
  return [
    `scale=${width}:${height}:in_color_matrix=bt709:in_range=tv:${exact}`,
    'format=rgb24',
    `scale=out_color_matrix=bt601:out_range=pc:${exact}`,
    'setsar=1',
    'format=yuvj420p',
  ].join(',')
}

/** Throws a `VideoRejection` if ffmpeg was built without the filters for high dynamic range. */
export function requireFilters(messages: string): void {
  if (/No such filter: '(?:zscale|tonemap)'/.test(messages)) throw new VideoRejection('no_hdr')
}

const wideGamuts = new Set(['bt2020', 'smpte431', 'smpte432'])

// ITU-R BT.2408: white paper has 203 nits in HDR, and graded films reach 1000.
const whiteNits = 203
const peakNits = 1000
// From here on highlights are compressed; skin and hair stay as they are.
const shoulder = 0.8

// In linear light. Ten bits in the wide gamut round dark, strong colours towards grey, which a little saturation makes up for.
function narrowed(colours: PictureColours, range: string): string[] {
  const { matrix = 'bt2020nc', primaries = 'bt2020', transfer = 'bt709' } = colours
  const input = `zscale=min=${matrix}:pin=${primaries}:tin=${transfer}:rin=${range}`
  if (!isHdr(colours)) return [`${input}:m=bt709:p=bt709:t=bt709:r=tv`]
  return [
    `${input}:t=linear:npl=${whiteNits}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    `tonemap=mobius:param=${shoulder}:peak=${(peakNits / whiteNits).toFixed(3)}`,
    'zscale',
    'format=gbrp16le',
    `colorchannelmixer=${saturation(1.03)}`,
    'zscale=t=bt709:m=bt709:r=tv',
  ]
}

const luma = { r: 0.2126, g: 0.7152, b: 0.0722 }

// Each channel keeps its distance from the luma, times a factor: `rr=1.0236:rg=-0.0215:…`.
function saturation(factor: number): string {
  const channels = ['r', 'g', 'b'] as const
  return channels
    .flatMap((target) =>
      channels.map(
        (from) =>
          `${target}${from}=${((target === from ? factor : 0) + (1 - factor) * luma[from]).toFixed(4)}`,
      ),
    )
    .join(':')
}

// Like in browsers, the size decides about an unnamed matrix: HD or older.
function namesOf({ isFullRange, matrix }: PictureColours, { width, height }: Size) {
  const isHd = Math.max(width, height) >= 1280 || Math.min(width, height) >= 720
  return {
    matrix: scalerMatrices[matrix ?? ''] ?? (isHd ? 'bt709' : 'bt601'),
    range: isFullRange ? 'pc' : 'tv',
  }
}

const scalerMatrices: Partial<Record<string, string>> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  fcc: 'fcc',
  smpte240m: 'smpte240m',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
}
