import { expect, test } from 'vitest'
import { withVoiceOvers } from './voice-over.rules.ts'

const film = {
  playlist: [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="audio-1.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch",LANGUAGE="de",AUTOSELECT=YES,URI="audio-2.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=640x360,AUDIO="sound"',
    'video-1.m3u8',
    '',
  ].join('\n'),
  bitrates: [100_000, 130_000],
}
const persian = { language: 'fa', folder: 'voice-1', bitrate: 120_000 }
const german = { language: 'de', folder: 'voice-2', bitrate: 110_000 }

const sounds = (playlist: string) =>
  [...playlist.matchAll(/NAME="(.+?)",LANGUAGE.*?(DEFAULT=YES)?,?AUTOSELECT=YES,URI="(.+?)"/g)].map(
    ([, name, isDefault, uri]) => [name, isDefault === 'DEFAULT=YES', uri],
  )

test('adds a voice-over after the tracks of the film', () => {
  const playlist = withVoiceOvers(film, [persian])
  expect(sounds(playlist)).toEqual([
    ['English', true, 'audio-1.m3u8'],
    ['Deutsch', false, 'audio-2.m3u8'],
    ['فارسی', false, '../voice-1/audio.m3u8'],
  ])
  expect(playlist).toContain('BANDWIDTH=500000,')
})

test('a voice-over replaces the track of its language, and the bandwidth follows the sound that is left', () => {
  const playlist = withVoiceOvers(film, [german, persian])
  expect(sounds(playlist).map(([, , uri]) => uri)).toEqual([
    'audio-1.m3u8',
    '../voice-2/audio.m3u8',
    '../voice-1/audio.m3u8',
  ])
  expect(playlist).toContain('BANDWIDTH=490000,')
})

test('the first voice-over of a silent film is played by default', () => {
  const silent = {
    playlist:
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.64001f",RESOLUTION=640x360\nvideo-1.m3u8\n',
    bitrates: [],
  }
  const playlist = withVoiceOvers(silent, [german, persian])
  expect(sounds(playlist).map(([, isDefault]) => isDefault)).toEqual([true, false])
  expect(playlist).toContain(
    'BANDWIDTH=520000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=640x360,AUDIO="sound"\nvideo-1.m3u8',
  )
})
