import { describe, expect, test } from 'vitest'
import { parseProbe } from './parse-probe.ts'
import { checkHeader, checkLength, isPlayedByBrowsers, type ProbedVideo } from './probe.rules.ts'

const phone = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'upload':
  Metadata:
    title           : One
                    : Stream #0:0: Video: h264, yuv420p, 9999x9999
  Duration: 00:01:30.50, start: 0.000000, bitrate: 17000 kb/s
    Stream #0:0(und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709), 1920x1080 [SAR 1:1 DAR 16:9], 16000 kb/s, 30 fps
    Metadata:
      rotate          : 90
    Side data:
      displaymatrix: rotation of -90.00 degrees
    Stream #0:1(deu): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, stereo, fltp, 128 kb/s
    Stream #0:2: Audio: pcm_s16le, 48000 Hz, mono
`

// Version 7 indents less and writes stream ids.
const matroska = `Input #0, matroska,webm, from 'upload':
  Duration: N/A, start: 0.000000, bitrate: N/A
  Stream #0:0: Video: mjpeg (Baseline), yuvj444p(pc), 600x600 [SAR 1:1 DAR 1:1], 90k tbr (attached pic)
  Stream #0:1[0x2](eng): Video: vp9 (Profile 0), yuv420p(tv), 720x576 [SAR 16:15 DAR 4:3], 25 fps
  Stream #0:2[0x3](fre): Audio: opus, 48000 Hz, stereo, fltp
`

describe('parseProbe()', () => {
  test('reads length, turned size and sound tracks, and is not misled by texts in the file', () => {
    expect(parseProbe(phone)).toEqual({
      duration: 90.5,
      width: 1080,
      height: 1920,
      codec: 'h264',
      pixelFormat: 'yuv420p',
      colours: { isFullRange: false, matrix: 'bt709', primaries: 'bt709', transfer: 'bt709' },
      isInterlaced: false,
      audioCodecs: ['aac', 'pcm_s16le'],
      audioTracks: [{ language: 'de' }, { language: null }],
    })
  })

  test('passes over a cover picture, and reads sizes of pixels that are not square', () => {
    expect(parseProbe(matroska)).toMatchObject({
      duration: null,
      width: 768,
      height: 576,
      codec: 'vp9',
      audioTracks: [{ language: 'fr' }],
    })
  })

  test.each([
    [
      'yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67, progressive), 640x360',
      { matrix: 'bt2020nc', transfer: 'arib-std-b67' },
    ],
    [
      'yuv420p(tv, smpte170m/bt470bg/unknown, top first), 720x576',
      { matrix: 'smpte170m', primaries: 'bt470bg', transfer: undefined },
    ],
    ['yuvj420p(pc, progressive), 640x360', { isFullRange: true, matrix: undefined }],
  ])('reads the colours in %s', (details, colours) => {
    expect(parseProbe(`  Stream #0:0: Video: hevc (Main), ${details}, 25 fps`)?.colours).toMatchObject(
      colours,
    )
  })

  test('the container’s shape of a pixel is stronger than the one in the picture', () => {
    const line =
      '  Stream #0:0: Video: h264 (High), yuv420p, 720x576 [SAR 1:1 DAR 5:4], SAR 16:15 DAR 4:3, 25 fps'
    expect(parseProbe(line)).toMatchObject({ width: 768, height: 576 })
  })

  test('returns null without a picture', () => {
    expect(parseProbe('  Stream #0:0: Audio: aac, 48000 Hz')).toBeNull()
  })
})

const video: ProbedVideo = {
  duration: 60,
  width: 1920,
  height: 1080,
  codec: 'h264',
  pixelFormat: 'yuv420p',
  colours: { isFullRange: false, matrix: undefined, primaries: undefined, transfer: undefined },
  isInterlaced: false,
  audioCodecs: ['aac'],
  audioTracks: [{ language: null }],
}

test.each([
  [{ duration: 90 * 60 + 1 }, 'too_long'],
  [{ width: 8192, height: 4320 }, 'too_many_pixels'],
])('checkHeader() rejects %o', (change, failure) => {
  expect(() => checkHeader({ ...video, ...change })).toThrow(failure)
  expect(() => checkHeader(video)).not.toThrow()
})

test.each([
  [3600, 2, 'broken'],
  [2, 3600, 'broken'],
  [null, 0, 'broken'],
  [null, 90 * 60 + 1, 'too_long'],
])('checkLength() rejects %o s in the header and %d s in the file', (claimed, actual, failure) => {
  expect(() => checkLength(claimed, actual)).toThrow(failure)
})

test('checkLength() accepts small differences, and a header without a length', () => {
  expect(() => checkLength(60, 59)).not.toThrow()
  expect(() => checkLength(null, 60)).not.toThrow()
})

test.each([
  [{}, true],
  [{ audioCodecs: [] }, true],
  [{ codec: 'hevc' }, false],
  [{ colours: { ...video.colours, transfer: 'arib-std-b67' } }, false],
  [{ pixelFormat: 'yuv422p10le' }, false],
  [{ audioCodecs: ['aac', 'pcm_s16le'] }, false],
])('isPlayedByBrowsers() with %o is %s', (change, expected) => {
  expect(isPlayedByBrowsers({ ...video, ...change })).toBe(expected)
})
